import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Engine } from '#server/db/engines/engine'
import { continueIdentity } from '#server/db/engines/columns'

const read = (folder: URL, name: string) => readFileSync(new URL(`${name}.sql`, folder), 'utf8')

/** Returns the statements of a text, each of which ends its line. Pictures are written as SQLite has them. */
function statements(text: string, engine: Engine['name']): string[] {
  const all = text
    .split(';\n')
    .map((one) => one.replace(/^--.*\n/, '').trim())
    .filter(Boolean)
  return engine === 'sqlite' ? all : all.map((one) => one.replaceAll(/\bX'([0-9a-f]+)'/g, String.raw`'\x$1'`))
}

/**
 * Makes an empty database one of version 0.1 with its demo data, as that version left it without modules. `modules` are folders with
 * the tables and rows of modules; their files have the same names as the files here.
 */
export async function fillVersion01({ db, name, write }: Engine, ...modules: readonly URL[]): Promise<void> {
  const folders = [new URL('./', import.meta.url), ...modules]
  const texts = [`tables.${name}`, 'rows'].flatMap((file) => folders.map((folder) => read(folder, file)))
  await write(async (trx) => {
    for (const text of texts) for (const statement of statements(text, name)) await sql.raw(statement).execute(trx)
    if (name === 'sqlite') return
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where is_identity = 'YES' and table_schema = current_schema()
    `.execute(trx)
    for (const { table, column } of rows) await continueIdentity(trx as never, name, table, column)
  })
  // Its highest id is not given out again.
  const post = { postCode: 'gone', postName: 'Gone', postNameEn: '', postSort: 9, status: 1, remark: '' } as const
  const { postId } = await db.insertInto('posts').values(post).returning('postId').executeTakeFirstOrThrow()
  await db.deleteFrom('posts').where('postId', '=', postId).execute()
}
