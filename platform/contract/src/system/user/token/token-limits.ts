// Without zod, so that the console may import it.

/** For how many days a token is good, unless its owner says so, and at most. */
export const tokenDays = { default: 90, most: 365 } as const

/** The data scopes that a token may have within that of its owner: own department, own department and below, own records. */
export const tokenScopes = [3, 4, 5] as const
