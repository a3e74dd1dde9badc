import type { Engine } from '../db/engines/engine'
import { openPostgres } from '../db/engines/postgres'
import { openSqlite } from '../db/engines/sqlite-node'
import { migrate } from '../db/migrate'
import type { Log } from '../http/call'
import { StartError } from './settings'

/** The address without its password, fit for a log or a message. */
export function withoutPassword(url: string): string {
  return url.replace(/(:\/\/[^:/@]+):[^@]*@/, '$1:***@')
}

function open(url: string, log: Log): Engine {
  if (!url.startsWith('file:'))
    return openPostgres(url, (error) => log('error', 'database connection lost', { error: error.message }))
  return openSqlite(url.slice('file:'.length))
}

/** Opens the database that `DATABASE_URL` names and brings it to the newest version. Throws a StartError that says what to do. */
export async function openDatabase(url: string, log: Log): Promise<Engine> {
  let engine: Engine | undefined
  try {
    engine = open(url, log)
    await migrate(engine)
    return engine
  } catch (error) {
    await engine?.close().catch(() => undefined)
    const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : (error as Error).message
    const advice = url.startsWith('file:')
      ? 'Check that the path and its folder can be read and written and that the file is an Atrium database, or set DATABASE_URL.'
      : 'Check that the server runs, that the database exists and that user and password are right, or set DATABASE_URL.'
    throw new StartError(`The database ${withoutPassword(url)} cannot be opened (${reason || 'no answer'}). ${advice}`)
  }
}
