/**
 * The closed list of failures and the HTTP status of each. The server answers nothing else; its texts stand beside its
 * error handler. Codes that a specification text belongs to say so there.
 */
export const errorStatus = {
  'request.invalid': 400,
  'request.notJson': 400,
  'request.tooLarge': 413,
  'request.notFound': 404,
  'request.wrongMethod': 405,
  'session.missing': 401,
  'session.unknown': 401,
  'session.locked': 423,
  'session.notLocked': 409,
  'access.denied': 403,
  'login.unknownUser': 400,
  'login.wrongPassword': 400,
  'login.refused': 400,
  'login.disabled': 403,
  'login.tooMany': 429,
  'unlock.wrongPassword': 400,
  'record.notFound': 404,
  'server.failed': 500,
  'server.unavailable': 503,
} as const

export type ErrorCode = keyof typeof errorStatus
