import { importsOf, lines } from '../imports.mjs'

const wide = new Set(['money', 'decimal', 'datetime'])
const numbers = new Set(['int', 'money', 'decimal', 'datetime'])

/** `server/migrations/0001-item.ts`. */
export function migrationFile({ names, fields, isScoped }) {
  const { table, idColumn } = names
  const imports = importsOf()
  imports.addType('kysely', 'Kysely')
  imports.add('@atrium/server', 'identity')
  imports.addType('@atrium/server', 'EngineName')
  const columns = fields.map((field) => columnOf(field, imports))
  const indexes = fields.flatMap((field) => [indexOf(table, field, imports), orderOf(names, field, imports)])
  const body = lines(
    'export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {',
    'await db.schema',
    `.createTable('${table}')`,
    `.addColumn('${idColumn}', 'integer', identity(engine))`,
    columns,
    isScoped && `.addColumn('dept_id', 'integer', (c) => c.notNull().references('depts.dept_id'))`,
    `.addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))`,
    '.execute()',
    indexes,
    isScoped && plainIndex(table, 'dept_id'),
    '}',
  )
  return imports.above(body)
}

function columnOf({ kind, column, target, isOptional }, imports) {
  if (target) {
    const references = `references('${target.table}.${target.idColumn}')`
    return `.addColumn('${column}', 'integer', (c) => c.${isOptional ? '' : 'notNull().'}${references})`
  }
  if (kind === 'status') {
    imports.add('kysely', 'sql')
    return `.addColumn('${column}', 'integer', (c) => c.notNull().defaultTo(1).check(sql\`\${sql.ref('${column}')} in (0, 1)\`))`
  }
  const type = wide.has(kind) ? 'bigint' : kind === 'int' ? 'integer' : 'text'
  return `.addColumn('${column}', '${type}'${isNullable({ kind, isOptional }) ? '' : ', (c) => c.notNull()'})`
}

const isNullable = ({ kind, isOptional }) => isOptional && (numbers.has(kind) || kind === 'date')

const plainIndex = (table, column) =>
  `await db.schema.createIndex('${table}_${column}').on('${table}').column('${column}').execute()`

/** For the orders that the list offers. */
function orderOf({ table, idColumn }, { kind, column, isSorted, isOptional }, imports) {
  if (!isSorted) return []
  imports.add('@atrium/server', 'orderIndex')
  const nullable = isNullable({ kind, isOptional }) ? ', isNullable: true' : ''
  return [`await orderIndex(db, engine, { table: '${table}', column: '${column}', id: '${idColumn}'${nullable} })`]
}

function indexOf(table, { kind, column, target, isUnique, isOptional }, imports) {
  if (target || kind === 'dict' || kind === 'status') return [plainIndex(table, column)]
  if (!isUnique) return []
  const start = `await db.schema.createIndex('${table}_${column}_unique').on('${table}').unique()`
  if (kind === 'int') return [`${start}.column('${column}').execute()`]
  imports.add('kysely', 'sql')
  const filled = isOptional ? `.where(sql.ref('${column}'), '<>', '')` : ''
  return [`${start}.expression(sql\`lower(\${sql.ref('${column}')})\`)${filled}.execute()`]
}

/** `server/item/item.table.ts`. */
export function tableFile({ names, fields, isScoped }) {
  const imports = importsOf()
  imports.addType('kysely', 'Generated')
  const columns = fields.map((field) => tableTypeOf(field, imports))
  const body = lines(
    `export interface ${names.Type}Table {`,
    `${names.id}: Generated<number>`,
    columns,
    isScoped && 'deptId: number',
    'version: Generated<number>',
    '}',
    '',
    `declare module '#server/db/schema' {`,
    'interface Schema {',
    `${names.calls}: ${names.Type}Table`,
    '}',
    '}',
  )
  return imports.above(body)
}

function tableTypeOf({ kind, property, dictType, decimals, isOptional }, imports) {
  const orNull = isOptional ? ' | null' : ''
  if (kind === 'status') {
    imports.addType('@atrium/server', 'Flag')
    return `${property}: Flag`
  }
  if (kind === 'datetime') {
    imports.addType('@atrium/server', 'Millis')
    return `${property}: Millis${orNull}`
  }
  if (kind === 'money') return `/** In cents. */\n${property}: number${orNull}`
  if (kind === 'decimal') return `/** Scaled: 1 is ${10 ** -decimals}. */\n${property}: number${orNull}`
  if (kind === 'int' || kind === 'ref') return `${property}: number${orNull}`
  if (kind === 'date') return `/** YYYY-MM-DD. */\n${property}: string${orNull}`
  if (kind === 'dict') return `/** A value of the dictionary \`${dictType}\`. */\n${property}: string`
  if (kind === 'image') return `/** The key of a stored file. */\n${property}: string`
  return `${property}: string`
}
