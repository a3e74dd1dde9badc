import type { RecordKinds } from 'atrium/contract/kind/record-kind'
import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Schema } from '#server/db/schema'
import type { Viewer } from '../scope'
import { kindCalled, namedInScope } from './record-scope'

interface Options {
  /** Who reads it: null then for a record out of their scope. Left out where each row is in scope by this very reference. */
  viewer?: Viewer
  /** The English side of a name in both languages. */
  isEnglish?: boolean
}

/**
 * The name of the record of a kind that a column refers to, as a part of a query on the column's table; null without a record.
 * `kinds` are those of the module, or of all; the ones of the platform are known.
 * @example
 * query.select([referredName(records, 'stockItem', 'stockMovements.spareId', { viewer }).as('spareName')])
 */
export function referredName(
  kinds: RecordKinds,
  kind: string,
  column: string,
  { viewer, isEnglish }: Options = {},
): RawBuilder<string | null> {
  const { table, id, title } = kindCalled(kinds, kind)
  const [name] = [title].flat()
  const records = expressionBuilder<Schema, never>().selectFrom(table as 'posts')
  const seen = viewer ? records.where(namedInScope(kinds, kind, viewer)) : records
  const named = `${table}.${name}${isEnglish ? 'En' : ''}` as 'posts.postName'
  if (!column.startsWith(`${table}.`))
    return sql<string | null>`(${seen.where(sql.ref(`${table}.${id}`), '=', sql.ref(column)).select(named)})`
  // A column of the same table, which these records would hide.
  const others = seen.select([sql.ref<number>(`${table}.${id}`).as('key'), sql.ref<string>(named).as('name')])
  return sql<string | null>`(select others.name from (${others}) as others where others.key = ${sql.ref(column)})`
}
