import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'
import { identity, orderIndex } from '../engines/columns'
import type { EngineName } from '../engines/engine'
import { numberRows } from './record-series'

/** The type of a column; with a question mark where it may be null. A flag is 0 or 1: `flag` is 1 in a new row, and `flagOff` is 0. */
type ColumnType = 'text' | 'integer' | 'bigint' | 'flag' | 'flagOff' | 'text?' | 'integer?' | 'bigint?'

/** The columns of a table of records and their indexes, by their names in the database. */
interface Columns<T extends ColumnType = ColumnType> {
  /** The name of the table, such as `stock_items`. */
  readonly table: string
  /** The column of the id. */
  readonly id: string
  readonly columns: Readonly<Record<string, T>>
  /** The columns that name a record of another table, with its id: `stock_warehouses.warehouse_id`. Each has an index. */
  readonly references?: Readonly<Record<string, string>>
  /** The columns whose value no other row may have; texts without regard to case. */
  readonly unique?: readonly string[]
  /** Those of the texts that several rows may leave empty. */
  readonly uniqueIfFilled?: readonly string[]
  /** The columns by which the list sorts. */
  readonly sorted?: readonly string[]
  /** Other columns by which the list filters for one value. */
  readonly filtered?: readonly string[]
}

/**
 * Creates the table of a kind of record with its indexes, for a migration. It makes the same in every version: migrations that have run name it.
 * @example
 * export const up: Migration['up'] = (db, engine) =>
 *   createRecordTable(db, engine, { table: 'stock_items', id: 'item_id', columns: { sku: 'text', price: 'bigint?' }, unique: ['sku'] })
 */
export async function createRecordTable(db: Kysely<never>, engine: EngineName, made: Columns): Promise<void> {
  const { table, id, columns } = made
  let create = db.schema.createTable(table).addColumn(id, 'integer', identity(engine))
  for (const [name, type] of Object.entries(columns))
    create = create.addColumn(name, storedAs(type), columnOf(name, type, made))
  await create.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute()
  await createIndexes(db, engine, made)
}

/**
 * Creates the table of the lines of a kind of record, for a migration: `record` is the column of the record that a line belongs to, with what it names such as
 * `{ order_id: 'stock_orders.order_id' }`. Lines are deleted with their record.
 * Such as:
 *
 * createLinesTable(db, engine, {
 *   table: 'order_lines',
 *   record: { order_id: 'orders.order_id' },
 *   columns: { item_id: 'integer', quantity: 'integer', price: 'bigint', amount: 'bigint?' },
 *   references: { item_id: 'stock_items.item_id' },
 * })
 */
export async function createLinesTable(
  db: Kysely<never>,
  engine: EngineName,
  { record, ...made }: Pick<Columns, 'table' | 'columns' | 'references'> & { readonly record: Record<string, string> },
): Promise<void> {
  const [id, target] = Object.entries(record)[0]!
  let create = db.schema
    .createTable(made.table)
    .addColumn(id, 'integer', (column) => column.notNull().references(target).onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
  for (const [name, type] of Object.entries(made.columns))
    create = create.addColumn(name, storedAs(type), columnOf(name, type, { ...made, id }))
  await create.addPrimaryKeyConstraint(`${made.table}_key`, [id, 'position'] as never).execute()
  await createIndexes(db, engine, { ...made, id })
}

/** Columns that are added to a table of records. */
interface AddedColumns extends Columns<Exclude<ColumnType, 'integer' | 'bigint'>> {
  /** The patterns of those that are numbers of a series, such as `BX-{year}-{0000}`: rows that exist get numbers in the order of their ids. */
  readonly series?: Readonly<Record<string, string>>
  /** The column with the moment of creation, in whose year a row gets its number; the present year without it. */
  readonly createdAt?: string
}

/**
 * Adds columns to the table of a kind of record, for a migration. Rows that exist have an empty text, null, 1 for a `flag`, 0 for a `flagOff`, or the next number of a series.
 * @example
 * export const up: Migration['up'] = (db, engine) =>
 *   addRecordColumns(db, engine, { table: 'stock_items', id: 'item_id', columns: { shelf: 'text' }, sorted: ['shelf'] })
 */
export async function addRecordColumns(db: Kysely<never>, engine: EngineName, added: AddedColumns): Promise<void> {
  for (const [name, type] of Object.entries(added.columns)) {
    const define = columnOf(name, type, added)
    await db.schema
      .alterTable(added.table)
      .addColumn(name, storedAs(type), (column) => (type === 'text' ? define(column).defaultTo('') : define(column)))
      .execute()
  }
  const { table, id, series = {}, createdAt } = added
  for (const [column, pattern] of Object.entries(series))
    await numberRows(db, { table, id, column, pattern, createdAt })
  await createIndexes(db, engine, added)
}

function storedAs(type: ColumnType): 'text' | 'integer' | 'bigint' {
  const [name] = type.split('?')
  return isFlag(type) ? 'integer' : (name as 'text' | 'integer' | 'bigint')
}

const isFlag = (type: ColumnType) => type === 'flag' || type === 'flagOff'

const columnOf =
  (name: string, type: ColumnType, { references }: Columns) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => {
    const target = references?.[name]
    const defined = target ? column.references(target) : column
    if (type.endsWith('?')) return defined
    if (!isFlag(type)) return defined.notNull()
    return defined
      .notNull()
      .defaultTo(type === 'flag' ? 1 : 0)
      .check(sql`${sql.ref(name)} in (0, 1)`)
  }

async function createIndexes(db: Kysely<never>, engine: EngineName, made: Columns): Promise<void> {
  const { table, id, columns, references = {}, unique = [], uniqueIfFilled = [], sorted = [], filtered = [] } = made
  for (const name of [...unique, ...uniqueIfFilled]) {
    const index = db.schema.createIndex(`${table}_${name}_unique`).on(table).unique()
    const isText = columns[name]!.startsWith('text')
    const of = isText ? index.expression(sql`lower(${sql.ref(name)})`) : index.column(name)
    await (uniqueIfFilled.includes(name) ? of.where(sql.ref(name), '<>', '') : of).execute()
  }
  for (const column of sorted)
    await orderIndex(db, engine, { table, column, id, isNullable: columns[column]!.endsWith('?') })
  for (const column of [...Object.keys(references), ...filtered])
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
