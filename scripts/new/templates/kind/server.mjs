import { kinds } from '../../fields/kinds.mjs'
import { lines, literal } from '../source-text.mjs'

/** Returns `server/item.ts`: the table, and the resource with its demo rows. */
export function resourceFile({ names: { noun, one, kind, calls } }) {
  return `import { crudResource, sampleRows, type TableOf } from '@atrium/server'
import { api } from '../contract'
import { ${kind} } from '../contract/${noun}'

declare module '#server/db/schema' {
  interface Schema {
    ${calls}: TableOf<typeof ${kind}>
  }
}

export const ${one}Resource = crudResource(api.${calls}, ${kind}, { seedDemo: sampleRows(${kind}) })
`
}

/** Returns `server/item.test.ts`: the tests that the kind says. */
export const testFile = ({ names: { noun, kind, calls } }) => `import { api } from '#product/contract'
import { testResource } from '#server-test/kind/test-resource'
import { ${kind} } from '../contract/${noun}'

testResource(api.${calls}, ${kind})
`

const dept = { kind: 'ref', column: 'dept_id', target: { table: 'depts', idColumn: 'dept_id' } }

/** Returns `server/migrations/0001-item.ts`, which creates the table. */
export const tableMigration = ({ names, fields, isScoped }) =>
  migration('createRecordTable', names, isScoped ? [...fields, dept] : fields)

/** Returns `server/migrations/0002-item-shelf.ts`, which adds columns for fields. */
export const columnMigration = ({ names, fields }) =>
  // Rows that exist have none of the values.
  migration(
    'addRecordColumns',
    names,
    fields.map((field) => ({ ...field, isOptional: true })),
  )

function migration(helper, { table, idColumn }, fields) {
  const list = (name, wanted) => {
    const columns = fields.filter(wanted).map(({ column }) => column)
    return columns.length > 0 && `${name}: ${literal(columns)},`
  }
  const references = fields.filter(({ target }) => target)
  const isPartial = ({ isUnique, isOptional, kind }) => isUnique && isOptional && kinds[kind].column === 'text'
  return lines(
    `import { ${helper}, type EngineName } from '@atrium/server'`,
    `import type { Kysely } from 'kysely'\n`,
    'export const up = (db: Kysely<never>, engine: EngineName): Promise<void> =>',
    `${helper}(db, engine, {`,
    `table: '${table}',`,
    `id: '${idColumn}',`,
    `columns: { ${fields.map((field) => `${field.column}: '${columnType(field)}'`).join(', ')} },`,
    references.length > 0 &&
      `references: { ${references.map(({ column, target }) => `${column}: '${target.table}.${target.idColumn}'`).join(', ')} },`,
    list('unique', (field) => field.isUnique && !isPartial(field)),
    list('uniqueIfFilled', isPartial),
    list('sorted', ({ kind }) => kinds[kind].isSorted),
    list('filtered', ({ kind }) => kinds[kind].isIndexed),
    '})',
    '',
  )
}

function columnType({ kind, isOptional }) {
  const { column, isNull } = kinds[kind]
  return isOptional && isNull ? `${column}?` : column
}
