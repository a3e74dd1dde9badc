import { product } from 'atrium/entries/product'
import { verifyLogs } from '#server/runtimes/node/commands/verify-log/verify-log'
import { openDatabase } from '#server/runtimes/node/database'

/** Checks the chains of the logs of a database whose server has ended. Returns the first wrong rows, and how many rows the operation log has. */
export async function readLogs(databaseUrl: string): Promise<{ damages: unknown[]; operations: number }> {
  const engine = await openDatabase(product, databaseUrl, () => {})
  const reports = await verifyLogs(engine, undefined)
  await engine.close()
  const damages = reports.flatMap(({ log, damage }) => (damage ? [{ log, ...damage }] : []))
  return { damages, operations: reports.find(({ log }) => log === 'operationLogs')!.rows }
}
