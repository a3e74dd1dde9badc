import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../platform/commands/lib/run.mjs'

function open(file) {
  const requireOfPlatform = createRequire(join(root, 'platform/package.json'))
  const Handle = process.getBuiltinModule('node:sqlite')?.DatabaseSync ?? requireOfPlatform('libsql')
  return new Handle(file)
}

const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/** Returns a SQLite database as statements that make it again: tables, rows, then indexes. */
export function textOfSqlite(file) {
  const database = open(file)
  const all = (sql) => database.prepare(sql).all()
  const made = all("select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
  const tables = made.filter(({ type }) => type === 'table')
  const rowsOf = (name) => {
    const columns = all(`pragma table_info(${quoted(name)})`).map((column) => quoted(column.name))
    const values = columns.map((column) => `quote(${column})`).join(` || ', ' || `)
    const into = `insert into ${quoted(name)} (${columns.join(', ')}) values`
    return all(`select ${values} as row from ${quoted(name)} order by 1`).map(({ row }) => `${into} (${row});`)
  }
  const { user_version: version } = all('pragma user_version')[0]
  const counted = tables.some(({ sql }) => /autoincrement/i.test(sql)) ? ['sqlite_sequence'] : []
  const lines = [
    ...(version ? [`pragma user_version = ${version};`] : []),
    ...tables.map(({ sql }) => `${sql};`),
    ...counted.map((name) => `delete from ${name};`),
    ...[...tables.map(({ name }) => name), ...counted].flatMap(rowsOf),
    ...made.filter(({ type }) => type !== 'table').map(({ sql }) => `${sql};`),
  ]
  database.close()
  return `${lines.join('\n')}\n`
}

/** Makes a database in a new file. */
export function sqliteOfText(file, text) {
  const database = open(file)
  database.exec('pragma foreign_keys = off')
  database.exec(`begin;\n${text}commit;`)
  database.close()
}
