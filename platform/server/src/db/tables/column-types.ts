/** 0 or 1. Both engines store flags as small integers, since SQLite has no boolean. */
export type Flag = 0 | 1
/** Milliseconds since 1970, UTC. */
export type Millis = number
