/** The states of a message to a place outside: one that is `waiting` is tried again, one that `failed` was given up. */
export const messageStates = ['waiting', 'done', 'failed'] as const
export type MessageState = (typeof messageStates)[number]
