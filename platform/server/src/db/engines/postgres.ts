import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { createEngine, type Engine } from './engine'
import { PostgresCompiler } from './names'
import { PreparingClient } from './statements/preparing-client'
import { PostgresMessages } from './messages/postgres-messages'

/** The limits of a process towards a PostgreSQL server. */
export interface PostgresLimits {
  /** Connections of the process, beside one for pings and one for messages. */
  readonly connections?: number
  /** How long a request waits for a connection before the database counts as unreachable. */
  readonly connectMillis?: number
  readonly statementMillis: number
  readonly lockMillis: number
  /** The name under which PostgreSQL lists the connections; none unless it is given. */
  readonly applicationName?: string
  /** Whether connections prepare the statements that are marked so. */
  readonly prepares?: boolean
}

/**
 * How long one statement may take, and wait for a lock, in milliseconds: the console waits 10 s for an answer, and what goes on
 * after it holds a connection of the few. A migration has no limit.
 */
const usualLimits = { connections: 10, connectMillis: 5000, statementMillis: 30_000, lockMillis: 5000, prepares: true }
/** How long a `ping` waits for its connection and for its answer. */
const pingMillis = 2000

// Ids, counts and moments are bigint in the database, sums of them numeric; they stay far below 2^53.
const numbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    numbers.has(oid) ? Number : pg.types.getTypeParser(oid, format),
}

class Dialect extends PostgresDialect {
  override createQueryCompiler(): PostgresCompiler {
    return new PostgresCompiler()
  }
}

/** Opens a pool on a `postgres://` address. `onError` is called for each connection that breaks. The first query, not this call, finds out whether the server is there. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  limits: Partial<PostgresLimits> = {},
): Engine {
  const { connections, connectMillis, statementMillis, lockMillis, prepares, applicationName } = {
    ...usualLimits,
    applicationName: undefined,
    ...limits,
  }
  const pool = new pg.Pool({
    Client: prepares ? PreparingClient : pg.Client,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMillis,
    statement_timeout: statementMillis,
    lock_timeout: lockMillis,
    application_name: applicationName,
    types,
    pipeline: true,
  })
  // A broken connection without a listener ends the process. The pool listens to idle ones only, and passes their errors on.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => undefined)
  const engine = createEngine('postgres', new Dialect({ pool }))
  const probe = openProbe(url)
  const messages = new PostgresMessages(url, onError)
  return {
    ...engine,
    messages,
    ping: async () => {
      await probe.query('select 1')
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: connections,
    }),
    async close() {
      await Promise.all([engine.close(), probe.end(), messages.close()])
    },
  }
}

/** Opens a pool of one connection, so that many slow calls do not make the database look unreachable. */
function openProbe(connectionString: string): pg.Pool {
  const limits = { connectionTimeoutMillis: pingMillis, query_timeout: pingMillis }
  const probe = new pg.Pool({ connectionString, max: 1, ...limits })
  probe.on('connect', (client) => client.on('error', () => undefined))
  probe.on('error', () => undefined)
  return probe
}
