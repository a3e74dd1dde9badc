/** The name of the cookie with the second half of a session. */
export const sessionCookie = 'session'
