/** How often an open form sends `presence.keep`, in milliseconds. */
export const presenceBeat = 30_000

/** How long that counts, in milliseconds. */
export const presenceMillis = 90_000
