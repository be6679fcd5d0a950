### Echoes of Revachol where no table of it is open: its name in lists, whose it is, its keys.

ui-game-revachol = Эхо Ревашоля
    .line = Собирайте Союзников, выполняйте Задания и берегите Мораль до утра.
    .minutes = 30–45
    .whose = «Эхо Ревашоля»: Мелина Авало и Хуан Педро Радивой, по мотивам Disco Elysium (ZA/UM).
