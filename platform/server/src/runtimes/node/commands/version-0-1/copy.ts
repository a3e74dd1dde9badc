import type { Product } from '#server/call/resource'
import { copyIdentities } from '#server/db/engines/columns'
import type { Engine } from '#server/db/engines/engine'
import type { Migration } from '#server/db/migration'
import type { Database } from '#server/db/schema'
import { recordInstallation } from '#server/install/installation-kind'
import { migrate, presentSteps } from '#server/install/migrate'
import { compareTables, copyTable, type Report } from './rows'
import { stepsLike } from './steps'
import { tablesOf } from './tables'

/** The result of the copy. */
export interface Copied {
  /** The rows of each table, by its name. */
  readonly rows: ReadonlyMap<string, number>
  /** Tables of which the new database has none: those of modules that this build lacks. */
  readonly left: readonly string[]
}

/** An early 0.1 recorded no kind: a database was a demo where somebody could sign in with the public password. */
async function recordMissingKind(db: Database, { passwordHash }: Product['demo']): Promise<void> {
  const users = db.selectFrom('users').select('userId').limit(1)
  const isRecorded = await db.selectFrom('installation').select('kind').executeTakeFirst()
  if (isRecorded || !(await users.executeTakeFirst())) return
  const isDemo = await users.where('passwordHash', '=', passwordHash).where('status', '=', 1).executeTakeFirst()
  await recordInstallation(db, isDemo ? 'demo' : 'none')
}

/**
 * Copies all rows of a database of version 0.1 into an empty one, whose ids go on where those of the old one were. Throws a StartError
 * where the old one is of another version; then, and with any other error, the new one has no rows.
 */
export async function copyVersion01(
  product: Product,
  { db, name: engine }: Engine,
  target: Engine,
  {
    name,
    report = () => {},
    present = presentSteps(product.servers),
  }: { name: string; report?: Report; present?: Readonly<Record<string, Migration>> },
): Promise<Copied> {
  const steps = await stepsLike(product.brand, db, name, present)
  const tables = await tablesOf(product, steps)
  const left = await compareTables(db, tables, name)
  await migrate(target, product.servers, steps)
  const rows = new Map<string, number>()
  await target.write(async (trx) => {
    for (const table of tables) rows.set(table.name, await copyTable(db, trx, table, report))
    await copyIdentities(db, trx, engine, [...rows.keys()])
    await recordMissingKind(trx, product.demo)
  })
  return { rows, left }
}
