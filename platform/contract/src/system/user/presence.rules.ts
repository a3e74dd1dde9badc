/** How often an open form says that it is, in milliseconds. */
export const presenceBeat = 30_000

/** How long that counts, in milliseconds. */
export const presenceMillis = 90_000
