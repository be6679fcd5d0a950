"""What every test shares."""

from tablee import compiled


def pytest_report_header() -> str:
    return f"tablee: {compiled.describe()}"
