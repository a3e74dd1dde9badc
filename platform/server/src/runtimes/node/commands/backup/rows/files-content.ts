import { createHash } from 'node:crypto'
import type { FileStore } from '#server/call/file/file-store'
import { inDatabase, outside } from '#server/services/file/store/parts'
import { StartError } from '#server/runtimes/node/settings'
import type { Chunk, Content } from './content'
import type { Row } from './row'

/** A content that has the files which the database keeps in another store. */
export interface WithFiles {
  readonly content: Content
  /** How many parts are not in the store, or are not what was stored; known once the content is read. */
  missing: number
}

/** Returns a content with the files of a store in it, as if they were in the database; without a store as it is. */
export function withFiles(content: Content, store: FileStore | undefined): WithFiles {
  const files: WithFiles = { content, missing: 0 }
  if (!store) return files
  const columnsOf = new Map(content.manifest.tables.map(({ name, columns }) => [name, columns]))
  async function* chunks(): AsyncGenerator<Chunk> {
    files.missing = 0
    for await (const { table, rows } of content.chunks()) {
      const columns = columnsOf.get(table) ?? []
      if (table === 'field_files') yield { table, rows: rows.map((row) => inTheDatabase(row, columns)) }
      else if (table === 'field_file_parts') yield { table, rows: await filled(rows, columns) }
      else yield { table, rows }
    }
  }
  const filled = async (rows: readonly Row[], columns: readonly string[]) => {
    const [key, digest, value] = ['part_key', 'digest', 'content'].map((column) => columns.indexOf(column))
    const all: Row[] = []
    for (const row of rows) {
      const bytes = row[value!] === null ? await read(store, String(row[key!])) : undefined
      if (row[value!] !== null || bytes === undefined || digestOf(bytes) !== row[digest!]) {
        if (row[value!] === null) files.missing++
        all.push(row)
      } else all.push(row.with(value!, bytes))
    }
    return all
  }
  return Object.assign(files, { content: { ...content, chunks } })
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function inTheDatabase(row: Row, columns: readonly string[]): Row {
  const at = columns.indexOf('store')
  return row[at] === outside ? row.with(at, inDatabase) : row
}

async function read(store: FileStore, name: string): Promise<Uint8Array | undefined> {
  try {
    return await store.get(name)
  } catch (error) {
    throw new StartError(
      `The store of files that FILES_URL names cannot be read: ${(error as Error).message}. Correct that, or set BACKUP_FILES=no to back up its files by other means.`,
    )
  }
}
