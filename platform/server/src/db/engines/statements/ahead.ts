import type { CompiledQuery } from 'kysely'
import type { Database } from '../../schema'

/** The parts that each transaction of `Engine.write` does ahead. */
const parts = new WeakMap<Database, Promise<unknown>[]>()

/**
 * Sends a statement that nothing later in its transaction depends on, such as one that adds a row to a log, and lets the next one follow without waiting
 * for its result: on PostgreSQL each wait is a way to the database and back. Resolves to a function that waits for the rows. An error undoes the
 * transaction at its end. In another transaction than one of `Engine.write`, and in none, it waits here.
 */
export async function sendAhead<O>(trx: Database, query: CompiledQuery<O>): Promise<() => Promise<O[]>> {
  const executor = trx.getExecutor()
  // In an object, since a promise that is returned would be waited for: Kysely gives the connection to the next statement when this resolves.
  const { rows } = await executor.provideConnection(async (connection) => {
    const onIt = executor.withConnectionProvider({ provideConnection: (use) => use(connection) })
    const result = onIt.executeQuery<O>(query).then((done) => done.rows)
    await runAhead(trx, result)
    return { rows: result }
  })
  return () => rows
}

/** Lets the end of a transaction of `Engine.write` wait for a part of it; waits here in another one, and in none. */
export async function runAhead(trx: Database, part: Promise<unknown>): Promise<void> {
  const others = parts.get(trx)
  if (!others) return void (await part)
  others.push(part)
  // The end throws its error.
  part.catch(() => undefined)
}

/** Returns whether PostgreSQL rejected a statement for no other reason than an error before it in the same transaction. */
const isAfterError = (error: unknown) => (error as { code?: unknown } | undefined)?.code === '25P02'

/** Runs the work of a transaction, and waits for what it did ahead. Throws the error that undoes the transaction, in whichever part of it that was. */
export async function withAhead<T>(trx: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  const begun: Promise<unknown>[] = []
  parts.set(trx, begun)
  const [outcome] = await Promise.allSettled([work(trx)])
  let ended: PromiseSettledResult<unknown>[] = []
  // A part may begin another one. None may go on after the transaction.
  while (ended.length < begun.length) ended = await Promise.allSettled(begun)
  parts.delete(trx)
  const errors = [...ended, outcome].filter((each) => each.status === 'rejected').map(({ reason }) => reason as unknown)
  if (errors.length > 0) throw errors.find((error) => !isAfterError(error)) ?? errors[0]
  return (outcome as PromiseFulfilledResult<T>).value
}
