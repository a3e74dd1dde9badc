import { referenceFields, isFielded, targetOf } from 'atrium/contract/kind/fields-of'
import type { Contract } from 'atrium/contract/module/contract'
import { sql } from 'kysely'
import { treeOf } from '#server/crud/tree/tree-of'
import type { TreeTable } from '#server/access/records/tree-ids'
import type { Database } from '#server/db/schema'
import { count } from '../../texts'

const platformTrees: readonly TreeTable[] = [
  { table: 'depts', id: 'deptId', parent: 'pid' },
  { table: 'menus', id: 'id', parent: 'pid' },
]

const fieldedKinds = ({ recordKinds }: Contract, tables: ReadonlySet<string>) =>
  Object.values(recordKinds)
    .filter(isFielded)
    .filter(({ table }) => tables.has(table))

/** Returns a sentence for each field whose records refer to one that is not there. `tables` are those of the database, by their names in code. */
export async function lostReferences(db: Database, contract: Contract, tables: ReadonlySet<string>): Promise<string[]> {
  const sentences: string[] = []
  const kinds = fieldedKinds(contract, tables)
  for (const kind of kinds) {
    for (const field of referenceFields(kind)) {
      if (field === treeOf(kind)?.parent) continue
      const target = contract.recordKinds[targetOf(kind.fields[field]!)!]
      if (!target || !tables.has(target.table)) continue
      const column = sql.ref(`r.${field}`)
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(kind.table)} r where ${column} is not null and ${column} <> 0
        and not exists (select 1 from ${sql.table(target.table)} t where ${sql.ref(`t.${target.id}`)} = ${column})
      `.execute(db)
      const { n } = rows[0]!
      if (n > 0)
        sentences.push(
          `${count(n)} rows of ${kind.table} refer by ${field} to rows of ${target.table} that do not exist.`,
        )
    }
  }
  return sentences
}

async function treeErrors(db: Database, tree: TreeTable): Promise<string[]> {
  const { table, id, parent } = tree
  const { rows } = await sql<{ id: number; parent: number | null }>`
    select ${sql.ref(id)} as id, ${sql.ref(parent)} as parent from ${sql.table(table)}
  `.execute(db)
  const parents = new Map(rows.map((row) => [row.id, row.parent ?? 0]))
  const lost = rows.filter((row) => row.parent && !parents.has(row.parent)).map((row) => row.id)
  const circles = rows.filter((row) => isInCircle(parents, row.id)).map((row) => row.id)
  return [
    ...(lost.length > 0 ? [`Rows of ${table} are below one that does not exist: ${sorted(lost)}.`] : []),
    ...(circles.length > 0 ? [`Rows of ${table} are below each other in a circle: ${sorted(circles)}.`] : []),
  ]
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join(', ')

function isInCircle(parents: ReadonlyMap<number, number>, start: number): boolean {
  const seen = new Set<number>()
  for (let id = parents.get(start); id !== undefined && id !== 0 && !seen.has(id); id = parents.get(id)) {
    if (id === start) return true
    seen.add(id)
  }
  return false
}

/** Returns a sentence for each tree with rows below one that does not exist, or below each other in a circle. */
export async function brokenTrees(db: Database, contract: Contract, tables: ReadonlySet<string>): Promise<string[]> {
  const ofKinds = fieldedKinds(contract, tables).flatMap((kind) => treeOf(kind) ?? [])
  const others = ofKinds.filter(({ table }) => platformTrees.every((tree) => tree.table !== table))
  const sentences: string[] = []
  for (const tree of [...platformTrees, ...others]) sentences.push(...(await treeErrors(db, tree)))
  return sentences
}
