/** The network below a driver, by Node's codes. */
const network =
  /^E(CONNREFUSED|CONNRESET|CONNABORTED|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|HOSTDOWN|NETDOWN)$/

/**
 * PostgreSQL's own codes: lost or rejected connections (08), stopping, starting up or in recovery (57P), too many
 * connections, a lock waited for too long, a standby or a server that went over to another, which takes no writes, and a deadlock, such as with
 * the migration of the next version.
 */
const postgres = /^(08\w{3}|57P0[1-5]|53300|55P03|25006|40P01)$/

/**
 * Messages of pg without a code. Often they come from the rollback: it fails on the same lost connection, and its error
 * takes the place of the one before.
 */
const messages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|Cannot use a pool after calling end|database is locked/

/**
 * PostgreSQL takes no connection of this user to this database: wrong password, role or rules of sign-in (28), no such
 * database (3D000), none allowed to it (55000). And what pg says where the server asks for a password in a way that the
 * address cannot serve, or for TLS in one that it does not trust.
 */
const rejected = /^(28\w{3}|3D000|CERT_\w+|ERR_TLS_\w+|\w+_CERT_IN_CHAIN|\w+_CERT|UNABLE_TO_\w+)$/
const rejectedMessages =
  /^permission denied for database|is not currently accepting connections$|^SASL: |server does not support SSL/

/** Whether the database is there but does not let this process in: until an operator corrects one of the two. */
export function isDatabaseClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && rejected.test(code)) || rejectedMessages.test(error.message)
}

/**
 * Whether an error of a driver says that the database is not there, lets nobody in, or is busy for too long: later, the same
 * call may succeed.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (network.test(code) || postgres.test(code))) return true
  return messages.test(error.message) || isDatabaseClosed(error)
}

/** Whether PostgreSQL stopped a statement that took longer than it may (57014). */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '57014'
}

/** Whether PostgreSQL ended a transaction that waited for another, which waited for it. The same one may succeed later. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '40P01'
}
