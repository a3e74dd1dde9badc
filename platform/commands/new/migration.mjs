import { root } from '../lib/run.mjs'
import { nextMigration } from './migrations.mjs'
import { placeOf } from './project.mjs'

/** Returns the changes of `npm run new migration module/name`, as `writeAll` takes them: the next migration of the module, which changes nothing yet. Throws one sentence where it cannot be made. */
export function migrationChanges(id, folder = root) {
  const { module, name } = placeOf(id, { thing: 'migration', example: 'stock/round-prices' }, folder)
  const file = `modules/${module}/server/migrations/${nextMigration(module, name, folder)}.ts`
  return { created: { [file]: migrationFile }, changed: {} }
}

const migrationFile = `import type { EngineName } from 'atrium/server'
import type { Kysely } from 'kysely'

/** Runs once in each database, with all tables as the migrations before it left them. */
export async function up(_db: Kysely<never>, _engine: EngineName): Promise<void> {}
`
