/** The colours of the games, which the whole page takes on: `games/<key>/look/theme.css`. */

import.meta.glob("./*/look/theme.css", { eager: true });
