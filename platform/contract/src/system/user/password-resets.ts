/** The most users whose passwords one call resets. */
export const maxPasswordResets = 10

/** The most users whom one call invites. */
export const maxInvitations = 100
