/** The facts with which something begins in Elekt's log: the assignment phase, the clashes of a zone. */

export const begins = ["assignment", "zone"];
