import { DeleteQueryNode, ExpressionWrapper, InsertQueryNode, sql, TableNode, UpdateQueryNode } from 'kysely'
import type { CompiledQuery, Kysely, LogEvent, SqlBool } from 'kysely'
import { countOf } from '../../count'
import type { Database } from '../../schema'
import { inDatabase } from '../names'

/** Rows of a table that refer to records, by the table's name in the database. */
export interface Reference {
  readonly table: string
  /** Missing where it would say something of rows that the reader may not see. */
  readonly count?: number
}

/** A column that refers to the column `target` of another table and keeps its rows from being deleted. */
interface ForeignKey {
  readonly table: string
  readonly column: string
  readonly target: string
}

type Plain = Kysely<Record<string, Record<string, unknown>>>

const statements = new WeakMap<Error, CompiledQuery>()

/** For Kysely's log: keeps the statement with its error, since SQLite says no more than that a foreign key failed. */
export function rememberStatement(event: LogEvent): void {
  if (event.level === 'error' && event.error instanceof Error) statements.set(event.error, event.query)
}

/** Returns whether a foreign key is what the database rejected. */
export const isReferenceError = (error: unknown): error is Error =>
  error instanceof Error && (isPostgresReference(error) || error.message.includes('FOREIGN KEY constraint failed'))

const isPostgresReference = (error: Error) => (error as { code?: unknown }).code === '23503'

/**
 * When a foreign key is what the database rejected: `missing` where a row was to refer to a record that is not there, else the
 * rows that refer to what was to be deleted, an empty list where they are not found. Asked after the transaction has ended.
 */
export async function violatedReference(db: Database, error: unknown): Promise<'missing' | Reference[] | undefined> {
  if (!isReferenceError(error)) return undefined
  const isPostgres = isPostgresReference(error)
  const statement = statements.get(error)?.query
  if (statement && (InsertQueryNode.is(statement) || UpdateQueryNode.is(statement))) return 'missing'
  const plain = db.withoutPlugins() as unknown as Plain
  return statement && DeleteQueryNode.is(statement) ? countReferences(plain, statement, isPostgres) : []
}

async function countReferences(db: Plain, { from, where }: DeleteQueryNode, isPostgres: boolean): Promise<Reference[]> {
  const [source] = from.froms
  if (!source || !TableNode.is(source)) return []
  const name = inDatabase(source.table.identifier.name)
  const { rows } = await (isPostgres ? postgresKeys : sqliteKeys)(name).execute(db)
  const references: Reference[] = []
  for (const { table, column, target } of rows) {
    const all = db.selectFrom(name).select(target)
    const deleted = where ? all.where(new ExpressionWrapper<never, never, SqlBool>(where.where)) : all
    const count = await countOf(db.selectFrom(table).where(column, 'in', deleted))
    if (count > 0) references.push({ table, count })
  }
  return references
}

const postgresKeys = (name: string) => sql<ForeignKey>`
  select referring.relname as "table", own.attname as "column", other.attname as "target"
  from pg_constraint c
  join pg_class referring on referring.oid = c.conrelid
  join pg_attribute own on own.attrelid = c.conrelid and own.attnum = c.conkey[1]
  join pg_attribute other on other.attrelid = c.confrelid and other.attnum = c.confkey[1]
  where c.contype = 'f' and c.confdeltype in ('a', 'r') and c.confrelid = ${name}::regclass
  order by 1, 2`

const sqliteKeys = (name: string) => sql<ForeignKey>`
  select m.name as "table", k."from" as "column",
    coalesce(k."to", (select name from pragma_table_info(${name}) where pk = 1)) as "target"
  from sqlite_master m join pragma_foreign_key_list(m.name) k
  where m.type = 'table' and k."table" = ${name} and k.seq = 0 and k.on_delete in ('NO ACTION', 'RESTRICT')
  order by 1, 2`
