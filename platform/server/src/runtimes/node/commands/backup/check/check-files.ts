import { isFileKey } from 'atrium/contract/fields/stored-file'
import type { EngineName } from '#server/db/engines/engine'
import type { Database } from '#server/db/schema'
import { count } from '../../texts'
import { readRows } from '../rows/read-rows'
import { tablesOf } from '../rows/tables'

const keys = /[\w-]{22}/g

/** Returns those of the keys that a text of another table holds, alone or within a longer text such as the entry of a form. */
async function usedKeys(db: Database, engine: EngineName, stored: ReadonlySet<string>): Promise<Set<string>> {
  const used = new Set<string>()
  for (const table of await tablesOf(db, engine)) {
    if (table.hasBytes) continue
    for await (const rows of readRows(db, table))
      for (const value of rows.flat())
        if (typeof value === 'string' && value.length >= 22)
          for (const key of isFileKey(value) ? [value] : (value.match(keys) ?? [])) if (stored.has(key)) used.add(key)
  }
  return used
}

/** Returns a sentence where stored files belong to no record: they take room, and nothing shows them. */
export async function orphanedFiles(db: Database, engine: EngineName): Promise<string[]> {
  const stored = await db
    .selectFrom('files')
    .leftJoin('recordFiles', 'recordFiles.fileId', 'files.fileId')
    .where('recordFiles.fileId', 'is', null)
    .where('inUse', '=', 1)
    .select(['fileKey', 'size'])
    .execute()
  if (stored.length === 0) return []
  const used = await usedKeys(db, engine, new Set(stored.map(({ fileKey }) => fileKey)))
  const orphans = stored.filter(({ fileKey }) => !used.has(fileKey))
  if (orphans.length === 0) return []
  const bytes = orphans.reduce((sum, { size }) => sum + size, 0)
  return [`${count(orphans.length)} stored files with ${count(bytes)} bytes belong to no record. They do no harm.`]
}
