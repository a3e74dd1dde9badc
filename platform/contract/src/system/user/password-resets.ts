/** The most users whose passwords one call resets. */
export const maxPasswordResets = 10
