"""What can be asked for over HTTP."""

from __future__ import annotations

from starlette.routing import Route

from tablee.server import common_routes as common
from tablee.server import past_routes as looking_back
from tablee.server import table_routes as tables
from tablee.server.gateway import Gateway
from tablee.server.http import route


def routes(gateway: Gateway) -> list[Route]:
    """Every path under /api, and /healthz."""
    return [
        route(gateway, "/healthz", common.healthz),
        route(gateway, "/readyz", common.readyz),
        route(gateway, "/api/home", common.at_home),
        route(gateway, "/api/privacy/{language}", common.privacy),
        route(gateway, "/api/words/{language}/{game}", common.words),
        route(gateway, "/api/cards/{digest}/{language}", common.cards),
        route(gateway, "/api/card-files/{game}", common.check_card_file, "POST"),
        route(gateway, "/api/card-files/{game}/{language}", common.card_template),
        route(gateway, "/api/rules/{game}/{language}", common.rules),
        route(gateway, "/api/guide/{game}/{language}", common.guide),
        route(gateway, "/api/lessons/{game}/{language}", common.told_lessons),
        route(gateway, "/api/learn/{game}/{lesson}", tables.learn, "POST"),
        route(gateway, "/api/tables", tables.public_tables),
        route(gateway, "/api/tables", tables.create, "POST"),
        route(gateway, "/api/tables/{table}", tables.table),
        route(gateway, "/api/tables/{table}/join", tables.join, "POST"),
        route(gateway, "/api/tables/{table}/record", looking_back.record),
        route(gateway, "/api/tables/{table}/scenario", looking_back.scenario),
        route(gateway, "/api/tables/{table}/verify", looking_back.verify),
        route(gateway, "/api/tables/{table}/replay", looking_back.replay),
        route(gateway, "/api/tables/{table}/past", looking_back.past),
        route(gateway, "/api/tables/{table}/coach", looking_back.coach),
        route(gateway, "/api/tables/{table}/arc", looking_back.how_it_went),
        route(gateway, "/api/tables/{table}/continue", tables.go_on, "POST"),
        route(gateway, "/api/tables/{table}/calls", tables.called, "POST"),
        route(gateway, "/api/qr/{table}.svg", tables.qr),
    ]
