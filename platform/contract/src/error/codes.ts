/**
 * The errors that belong to no kind of record, with the HTTP status of each; those of a kind are in its `recordKind`. The
 * server returns no others. Their texts are beside its error handler.
 */
export const errorStatus = {
  'request.invalid': 400,
  'request.notJson': 400,
  'request.notJsonType': 415,
  'request.notBytes': 415,
  'request.tooComplex': 400,
  'request.tooLarge': 413,
  'request.aborted': 400,
  'request.stalled': 408,
  'request.notFound': 404,
  'request.wrongMethod': 405,
  'request.foreignHost': 421,
  'demo.foreignHost': 421,
  'session.missing': 401,
  'session.unknown': 401,
  // Why a session ended, for who still has its token.
  'session.signedOut': 401,
  'session.endedByOwner': 401,
  'session.kicked': 401,
  'session.disabled': 401,
  'session.deleted': 401,
  'session.endedByProvider': 401,
  'session.passwordChanged': 401,
  'session.passwordReset': 401,
  'session.tooMany': 401,
  /** Not used for as long as the server allows. */
  'session.idle': 401,
  'session.expired': 401,
  /** The list of allowed addresses does not have that of the call. The session goes on elsewhere. */
  'session.address': 403,
  /** The session was opened by another browser: the cookie that belongs to its token is missing. */
  'session.otherBrowser': 401,
  'session.locked': 423,
  'session.notLocked': 409,
  /** The session has not shown for ten minutes whose it is: `reauthenticate` comes first. */
  'session.reauth': 403,
  /** A role of the caller requires a second factor, which they have to set up first. */
  'session.factorDue': 403,
  // Of calls with `Authorization: Bearer`.
  /** No API token, one with a wrong character, or one that was revoked. */
  'token.unknown': 401,
  'token.expired': 401,
  /** Its owner is disabled. */
  'token.disabled': 401,
  /** The token may not be used from the address of the call. */
  'token.address': 403,
  /** The call is for people who signed in. */
  'token.sessionOnly': 403,
  /** A session came with the token: they are never taken together. */
  'token.withSession': 400,
  'token.tooMany': 429,
  // Of calls with `Idempotency-Key`.
  /** The key is no 1 to 255 printable characters of ASCII. */
  'idempotency.badKey': 400,
  /** The call takes no key: it is no write, or its response is not stored. */
  'idempotency.notHere': 400,
  /** The key came with another call, or with another content, before. */
  'idempotency.otherCall': 422,
  'access.denied': 403,
  /** A user concerned has permissions or a data scope that the actor lacks. */
  'access.stronger': 403,
  /** Somebody would see departments that the actor does not. */
  'access.widerScope': 400,
  'login.unknownUser': 400,
  'login.wrongPassword': 400,
  'login.refused': 400,
  'login.disabled': 403,
  'login.passwordExpired': 403,
  /** The list of allowed addresses does not have that of the call. */
  'login.address': 403,
  /** The password is right, and the account has a second factor: the call needs a code as well. */
  'login.code': 403,
  'login.wrongCode': 400,
  /** The password is right, and the account has passkeys but no app: the call needs a passkey, or a recovery code. */
  'login.passkey': 403,
  /** The same of an account that has both. */
  'login.codeOrPasskey': 403,
  /** The account has no second factor that could be changed. */
  'factor.none': 409,
  /** Nobody has this passkey, or they have removed it. */
  'passkey.unknown': 400,
  /** It does not fit: of another site, without the check of the person, or with a wrong signature. */
  'passkey.wrong': 400,
  /** It counts fewer uses than before: there are two of it. */
  'passkey.copied': 400,
  /** The challenge was used, is older than five minutes, or was made for something else. */
  'passkey.expired': 400,
  /** The provider of the account signs it in: a local password or passkey does not. */
  'login.providerOnly': 403,
  // Of sign-ins at identity providers.
  /** This server cannot reach providers, such as the demo in a browser. */
  'sso.notPossible': 409,
  /** There is no such provider, or it is disabled or not complete. */
  'sso.noProvider': 404,
  /** The sign-in was begun in another tab or longer than ten minutes ago, or was used. */
  'sso.expired': 400,
  /** The person or the provider said no. */
  'sso.denied': 403,
  'sso.unreachable': 503,
  /** The message of the provider is not good, such as of another issuer, audience or nonce. */
  'sso.invalid': 400,
  /** The provider has not asked again who it is. */
  'sso.notAsked': 403,
  /** It is an account of somebody else. */
  'sso.otherPerson': 403,
  /** Nobody has the account of the provider, and it creates no users. */
  'sso.unknown': 403,
  /** A user with the email address is there, and the provider is not trusted to say whose it is. */
  'sso.emailTaken': 403,
  /** Somebody has linked the account of the provider already. */
  'sso.linked': 409,
  /** The account of the provider is the only way in that the person has. */
  'sso.lastWay': 409,
  /** Too many failed sign-ins: the next attempt needs the pass of a verification, or has to wait. */
  'login.verify': 429,
  'login.tooMany': 429,
  /** The call needs the pass of a verification, which was not sent, has expired or was used. */
  'verification.required': 403,
  'verification.tooMany': 429,
  /** Ten pictures wait to be drawn already. */
  'verification.busy': 429,
  /** The link to set a password was used, has ended, or never was. */
  'passwordLink.invalid': 404,
  'passwordLink.tooMany': 429,
  'unlock.wrongPassword': 400,
  'password.wrong': 400,
  'password.mustChange': 403,
  'record.notFound': 404,
  'record.taken': 409,
  'record.stale': 409,
  /** Other records refer to one that was to be deleted. */
  'record.referenced': 409,
  /** A record that a form names is not there. */
  'record.missing': 409,
  /** The state of a record does not allow the action. */
  'record.wrongState': 409,
  'record.cycle': 400,
  /** A record would be further below the top than its kind allows. */
  'record.tooDeep': 400,
  /** Records are below one that was to be deleted. */
  'record.hasChildren': 409,
  /** The records at the top of a tree whose others are all below them are not deleted. */
  'record.isRoot': 409,
  /** The parent of a record that was to be restored is in the bin, or deleted. */
  'record.parentGone': 409,
  /** The record beside which another one was to be placed is elsewhere by now. */
  'record.moved': 409,
  /** A tree has more records than a list returns. */
  'record.tooMany': 400,
  /** An import was undone already, or is too old for it. */
  'import.ended': 409,
  'server.busy': 429,
  /** One person has as many exports under way as are allowed at once. */
  'export.tooMany': 429,
  /** The store of files cannot be reached, or has lost the content of one. */
  'file.unavailable': 503,
  'file.noRoom': 507,
  /** Nothing can look for what is harmful in files. */
  'file.notScanned': 503,
  /** A file that was being sent was deleted: it waited for too long, or others took its place. */
  'file.gone': 404,
  /** More files are being checked or sent to readers than are allowed at once. */
  'file.busy': 429,
  /** The store lacks what a reader asks for: the range is behind the end of the file. */
  'file.noRange': 416,
  'server.failed': 500,
  'server.unavailable': 503,
  /** The database took too long for one statement, and stopped it. */
  'server.tooSlow': 503,
  'server.fileGone': 503,
  'server.storageDamaged': 503,
  'server.storageFull': 507,
  'server.storageReadOnly': 507,
} as const

export type ErrorCode = keyof typeof errorStatus
