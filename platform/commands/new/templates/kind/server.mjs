import { isReference, traitsOf } from '../../fields/kinds.mjs'
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
  const own = tableOf({ table: ofLines.table }, ofLines.fields.map(lineColumn), { record })
  return migration(
    ['createLinesTable', 'createRecordTable'],
    [`createRecordTable(db, engine, ${main})`, `createLinesTable(db, engine, ${own})`],
  )
}

/** The list neither sorts by a field of a line nor filters by it. What is calculated is null while a value is missing. */
const lineColumn = (field) => ({ ...field, isInLine: true, isOptional: field.isOptional || Boolean(field.factors) })

/** Returns `server/migrations/0002-item-shelf.ts`, which adds columns for fields; `createdAt` is the column with the moment of creation, where there is one. */
export function columnMigration({ names, fields, createdAt }) {
  // Rows that exist have none of the values.
  const added = fields.map((field) => ({ ...field, isOptional: true }))
  const series = fields.filter(({ kind }) => kind === 'series')
  const isOfYear = series.some(({ pattern }) => pattern.includes('{year}'))
  const numbered = series.length > 0 && [
    `series: { ${series.map(({ column, pattern }) => `${column}: ${literal(pattern)}`).join(', ')} },`,
    isOfYear && createdAt && `createdAt: '${createdAt}',`,
  ]
  return migration(['addRecordColumns'], [`addRecordColumns(db, engine, ${tableOf(names, added, { more: numbered })})`])
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

/** Returns the description of a table, as source; `record` is the line that only a table of lines has, `more` those of added columns alone. */
function tableOf({ table, idColumn }, fields, { record, more } = {}) {
  const list = (name, wanted) => {
    const columns = fields.filter(wanted).map(({ column }) => column)
    return columns.length > 0 && `${name}: ${literal(columns)},`
  }
  const references = fields.filter(isReference)
  const isPartial = (field) => field.isUnique && field.isOptional && traitsOf(field).column === 'text'
  return lines(
    '{',
    `table: '${table}',`,
    record ?? `id: '${idColumn}',`,
    `columns: { ${fields.map((field) => `${field.column}: '${columnType(field)}'`).join(', ')} },`,
    references.length > 0 &&
      `references: { ${references.map(({ column, target }) => `${column}: '${target.table}.${target.idColumn}'`).join(', ')} },`,
    list('unique', (field) => (field.isUnique && !isPartial(field)) || field.kind === 'series'),
    list('uniqueIfFilled', isPartial),
    list('sorted', (field) => traitsOf(field).isSorted && !field.isUnsorted && !field.isInLine),
    list('filtered', (field) => traitsOf(field).isIndexed && !field.isInLine),
    more,
    '}',
  )
}

function columnType(field) {
  const { kind, isOptional, isInitiallyYes } = field
  const { column, isNull } = traitsOf(field)
  if (kind === 'yesNo' && !isInitiallyYes) return 'flagOff'
  return isOptional && isNull ? `${column}?` : column
}
