import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { createEngine, type Engine } from './engine'

/** Connections per process. */
const poolSize = 10
/** How long a request waits for a connection before the database counts as unreachable. */
const connectMillis = 5000

// Ids, counts and moments are bigint in the database and stay far below 2^53.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
}

/** Opens a pool on a `postgres://` address. The first query, not this call, finds out whether the server is there. */
export function openPostgres(url: string, onError: (error: Error) => void): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMillis,
    types,
  })
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onError)
  return createEngine('postgres', new PostgresDialect({ pool }))
}
