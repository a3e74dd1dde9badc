import { kindCalled } from '../../fields/kinds.mjs'
import { lines, literal } from '../source-text.mjs'

/** Returns `server/item.routes.ts`: the tables, and the resource with its demo rows. */
export function resourceFile({ names: { noun, kind, calls }, lines: ofLines }) {
  return lines(
    `import { crudResource, sampleRows, ${ofLines ? 'type LineTableOf, ' : ''}type TableOf } from 'atrium/server'`,
    `import { api } from '../contract'`,
    `import { ${kind}${ofLines ? `, type ${ofLines.name}` : ''} } from '../contract/${noun}'`,
    '',
    `declare module '#server/db/schema' {`,
    'interface Schema {',
    `${calls}: TableOf<typeof ${kind}>`,
    ofLines && `${ofLines.name}: LineTableOf<typeof ${kind}, typeof ${ofLines.name}>`,
    '}',
    '}',
    '',
    `export const routes = crudResource(api.${calls}, ${kind}, { seedDemo: sampleRows(${kind}) })`,
    '',
  )
}

/** Returns `server/item.test.ts`: the tests that the kind says. */
export const testFile = ({ names: { noun, kind, calls } }) => `import { testResource } from 'atrium/testing/server'
import { api } from '../contract'
import { ${kind} } from '../contract/${noun}'

testResource(api.${calls}, ${kind})
`

/** Returns `server/migrations/0001-item.ts`, which creates the table, and that of its lines. */
export function tableMigration({ names, fields, added, lines: ofLines }) {
  const main = tableOf(names, [...fields, ...added])
  if (!ofLines) return migration(['createRecordTable'], [`createRecordTable(db, engine, ${main})`])
  const record = `record: { ${names.idColumn}: '${names.table}.${names.idColumn}' },`
  const own = tableOf({ table: ofLines.table }, ofLines.fields.map(lineColumn), record)
  return migration(
    ['createLinesTable', 'createRecordTable'],
    [`createRecordTable(db, engine, ${main})`, `createLinesTable(db, engine, ${own})`],
  )
}

/** The list neither sorts by a field of a line nor filters by it. What is calculated is null while a value is missing. */
const lineColumn = (field) => ({ ...field, isInLine: true, isOptional: field.isOptional || Boolean(field.factors) })

/** Returns `server/migrations/0002-item-shelf.ts`, which adds columns for fields. */
export function columnMigration({ names, fields }) {
  // Rows that exist have none of the values.
  const added = fields.map((field) => ({ ...field, isOptional: true }))
  return migration(['addRecordColumns'], [`addRecordColumns(db, engine, ${tableOf(names, added)})`])
}

const migration = (helpers, [first, ...others]) =>
  lines(
    `import { ${helpers.join(', ')}, type EngineName } from 'atrium/server'`,
    `import type { Kysely } from 'kysely'\n`,
    ...(others.length === 0
      ? ['export const up = (db: Kysely<never>, engine: EngineName): Promise<void> =>', first]
      : [
          'export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {',
          [first, ...others].map((call) => `await ${call}`),
          '}',
        ]),
    '',
  )

/** Returns the description of a table, as source; `record` is the line that only a table of lines has. */
function tableOf({ table, idColumn }, fields, record) {
  const list = (name, wanted) => {
    const columns = fields.filter(wanted).map(({ column }) => column)
    return columns.length > 0 && `${name}: ${literal(columns)},`
  }
  const references = fields.filter(({ target }) => target)
  const isPartial = ({ isUnique, isOptional, kind }) => isUnique && isOptional && kindCalled(kind).column === 'text'
  return lines(
    '{',
    `table: '${table}',`,
    record ?? `id: '${idColumn}',`,
    `columns: { ${fields.map((field) => `${field.column}: '${columnType(field)}'`).join(', ')} },`,
    references.length > 0 &&
      `references: { ${references.map(({ column, target }) => `${column}: '${target.table}.${target.idColumn}'`).join(', ')} },`,
    list('unique', (field) => (field.isUnique && !isPartial(field)) || field.kind === 'series'),
    list('uniqueIfFilled', isPartial),
    list('sorted', ({ kind, isUnsorted, isInLine }) => kindCalled(kind).isSorted && !isUnsorted && !isInLine),
    list('filtered', ({ kind, isInLine }) => kindCalled(kind).isIndexed && !isInLine),
    '}',
  )
}

function columnType({ kind, isOptional }) {
  const { column, isNull } = kindCalled(kind)
  return isOptional && isNull ? `${column}?` : column
}
