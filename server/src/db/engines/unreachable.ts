/** The network below a driver, by Node's codes. */
const network =
  /^E(CONNREFUSED|CONNRESET|CONNABORTED|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|HOSTDOWN|NETDOWN)$/

/**
 * PostgreSQL's own codes: lost or refused connections (08), stopping, starting up or in recovery (57P), too many
 * connections, a lock waited for too long, and a standby or a server that went over to another, which takes no writes.
 */
const postgres = /^(08\w{3}|57P0[1-5]|53300|55P03|25006)$/

/**
 * What pg says without a code. Often it is the rollback that says so: it fails on the same lost connection, and its error
 * takes the place of the one before.
 */
const messages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|Cannot use a pool after calling end|database is locked/

/** Whether an error of a driver says that the database is not there, or busy for too long: later, the same call may succeed. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (network.test(code) || postgres.test(code))) return true
  return messages.test(error.message)
}
