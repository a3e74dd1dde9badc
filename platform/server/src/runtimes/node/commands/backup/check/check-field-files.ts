import { attachedFiles } from 'atrium/contract/fields/file-types'
import { keptFileFields } from 'atrium/contract/kind/fields-of'
import { filesIn } from 'atrium/contract/kind/fields/media/file'
import type { Contract } from 'atrium/contract/module/contract'
import { sql } from 'kysely'
import type { FileStore } from '#server/call/file/file-store'
import type { Database } from '#server/db/schema'
import { hasFileFields } from '#server/services/file/record/release'
import { markerName } from '#server/services/file/store/sweep'
import { outside } from '#server/services/file/store/parts'
import { count } from '../../texts'

/** Errors have to be corrected, notes do no harm. */
interface Sentences {
  readonly errors: readonly string[]
  readonly notes: readonly string[]
}

/** How long a part may be without a row, in milliseconds. */
const youngMillis = 86_400_000

/** Returns the ids of the files that columns of records name. `tables` are those of the database, by their names in code. */
async function namedFiles(db: Database, { recordKinds }: Contract, tables: ReadonlySet<string>): Promise<Set<string>> {
  const named = new Set<string>()
  for (const kind of Object.values(recordKinds).filter(hasFileFields)) {
    if (!tables.has(kind.table)) continue
    for (const [field] of keptFileFields(kind)) {
      const column = sql.ref(field)
      const { rows } = await sql<{ value: string }>`
        select ${column} as value from ${sql.table(kind.table)} where ${column} is not null
      `.execute(db)
      for (const { value } of rows) for (const { id } of filesIn(JSON.parse(value))) named.add(id)
    }
  }
  return named
}

/** Returns sentences about files that fields of records name and that are not there, and the other way round. Those of data of modules are not compared. */
export async function strayFiles(db: Database, contract: Contract, tables: ReadonlySet<string>): Promise<Sentences> {
  const kinds = Object.values(contract.recordKinds).filter(hasFileFields)
  const own = kinds.map(({ kind }) => kind)
  const used = await db
    .selectFrom('fieldFiles')
    .where('state', '=', 'used')
    .where('kind', 'in', [...own, ''])
    .where('field', '<>', attachedFiles)
    .select('fileKey')
    .execute()
  const named = await namedFiles(db, contract, tables)
  const present = new Set(used.map(({ fileKey }) => fileKey))
  const lost = [...named].filter((id) => !present.has(id)).length
  const free = [...present].filter((id) => !named.has(id)).length
  return {
    errors: lost > 0 ? [`Records name ${count(lost)} files that do not exist.`] : [],
    notes: free > 0 ? [`${count(free)} files belong to a record that does not name them. They do no harm.`] : [],
  }
}

/** Returns sentences about parts that are not in the store outside, and about what is there and belongs to no file. */
export async function strayParts(db: Database, store: FileStore | undefined, now: number): Promise<Sentences> {
  const rows = db.selectFrom('fieldFileParts').innerJoin('fieldFiles', 'fieldFiles.fileKey', 'fieldFileParts.fileKey')
  const parts = await rows.where('store', '=', outside).select(['partKey', 'fieldFiles.fileKey']).execute()
  if (!store) {
    if (parts.length === 0) return { errors: [], notes: [] }
    const files = new Set(parts.map(({ fileKey }) => fileKey)).size
    return { errors: [`${count(files)} files are in a store, but FILES_URL names none.`], notes: [] }
  }
  const keys = new Set(parts.map(({ partKey }) => partKey))
  const there = new Set<string>()
  let unnamed = 0
  for await (const some of store.names())
    for (const { name, at } of some) {
      there.add(name)
      if (name !== markerName && !keys.has(name) && at < now - youngMillis) unnamed++
    }
  const broken = new Set(parts.filter(({ partKey }) => !there.has(partKey)).map(({ fileKey }) => fileKey)).size
  return {
    errors: broken > 0 ? [`The store of files lacks parts of ${count(broken)} files, which cannot be read.`] : [],
    notes:
      unnamed > 0 ? [`${count(unnamed)} objects of the store of files belong to no file. The job deletes them.`] : [],
  }
}
