import { sql, type RawBuilder } from 'kysely'
import type { Value } from '#server/db/statement'

/** A table whose rows are below each other: the columns of the id and of the parent's id. */
export interface TreeTable {
  readonly table: string
  readonly id: string
  readonly parent: string
}

const refs = ({ table, id, parent }: TreeTable) => [
  sql.table(table),
  sql.ref(`${table}.${id}`),
  sql.ref(`${table}.${parent}`),
]

/** The ids of a row and of all below it. `union` rather than `union all` also ends on a cycle. */
export function idsBelow(tree: TreeTable, top: Value<number>): RawBuilder<number> {
  const [rows, id, parent] = refs(tree)
  return sql<number>`(with recursive below(node) as (
    select ${id} from ${rows} where ${id} = ${top}
    union select ${id} from ${rows} join below on ${parent} = below.node
  ) select node from below)`
}

/** The ids of a row and of all above it. */
export function idsAbove(tree: TreeTable, from: Value<number>): RawBuilder<number> {
  const [rows, id, parent] = refs(tree)
  return sql<number>`(with recursive above(node, next) as (
    select ${id}, ${parent} from ${rows} where ${id} = ${from}
    union select ${id}, ${parent} from ${rows} join above on ${id} = above.next
  ) select node from above)`
}
