import { nameFieldOf } from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { Language } from 'atrium/contract/language'
import type { OfferedParent } from 'atrium/contract/kind/tree/tree-calls'
import type { Call } from '../../call/call'
import { nameOf } from '../../call/text/record-name'
import { inOrder } from '../../db/page'
import { idsBelow } from '../../access/records/tree-ids'
import { pathsOf } from '../../sheet/tree-path'
import { columnOf, orderOf, recordsInScope, shownTitles, storedOf, type KindTable, type Records } from '../kind-table'
import { matchingRecords, type Filters } from '../list/matching'
import { readWhole, withinLimit } from '../list/whole-list'
import { treeOf } from './tree-of'

type Row = Record<string, unknown>
interface Node {
  readonly id: number
  readonly parent: number | null
}

const kindsOf = ({ deps }: Call) => deps.product.contract.recordKinds

/** Returns what reads the records of a kind as a tree. */
export function treeReads(of: KindTable) {
  const { kind } = of
  const id = columnOf(kind, kind.id)
  const tree = treeOf(kind)
  const most = tree?.most ?? 0
  const parent = columnOf(kind, tree?.parent ?? kind.id)
  const nodes = async (query: Records) => {
    const rows = query.select([`${id} as id` as 'posts.postId', `${parent} as parent` as 'posts.postSort'])
    return (await rows.limit(most + 1).execute()) as unknown as Node[]
  }
  return {
    /** Returns the whole tree in the order of siblings; under filters the records that match, with those above them that the reader sees. */
    async list(call: Call, filters: Filters): Promise<Row[]> {
      const all = recordsInScope(call.db, of, kindsOf(call), call.actor, filters['bin'] === true)
      if (!isFiltered(filters)) return readWhole(call, of, all, most)
      const matching = matchingRecords(call.db, of, kindsOf(call), { ...filters, viewer: call.actor })
      if (tree?.isAlone) return readWhole(call, of, matching, most)
      const ids = new Set<number>()
      let found = withinLimit(await nodes(matching), most)
      while (found.length > 0) {
        for (const node of found) ids.add(node.id)
        const above = found.flatMap((node) => (node.parent === null || ids.has(node.parent) ? [] : [node.parent]))
        found = above.length === 0 ? [] : await nodes(all.where(id, 'in', [...new Set(above)] as never))
      }
      return ids.size === 0 ? [] : readWhole(call, of, all.where(id, 'in', [...ids] as never), most)
    },
    /** Returns the records that another one may be below; without `below` and what is below it. */
    async parents(call: Call, below: number | undefined): Promise<OfferedParent[]> {
      const stored = storedOf(kind)
      const all = recordsInScope(call.db, stored, kindsOf(call), call.actor)
      const offered = below === undefined ? all : all.where(id, 'not in', idsBelow(tree!, below) as never)
      const rows = inOrder(offered.selectAll(kind.table as 'posts'), orderOf(stored, {}))
      const read = withinLimit((await rows.limit(most + 1).execute()) as unknown as Row[], most)
      return read.map((row) => offeredParent(kind, row, call.language))
    },
    /** Returns what puts the path from the top, such as `Food/Fruit`, in the place of the name of a row's parent. */
    async paths(call: Call): Promise<(row: Row) => Row> {
      const field = tree?.parent
      if (!field) return (row) => row
      const all = recordsInScope(call.db, storedOf(kind), kindsOf(call), call.actor)
      const titles = shownTitles(kind).map((title) => columnOf(kind, title))
      const rows = (await all.select([id, parent, ...titles]).execute()) as unknown as Row[]
      const pathOf = pathsOf(rows, {
        id: (row) => row[kind.id] as number,
        parent: (row) => row[field] as number,
        name: (row) => nameOf(kind, row, call.language),
      })
      return (row) => ({ ...row, [nameFieldOf(field)]: pathOf(row[field] as number) })
    },
  }
}

const offeredParent = (kind: FieldedKind, row: Row, language: Language): OfferedParent => ({
  id: row[kind.id] as number,
  parent: (row[treeOf(kind)!.parent] as number | null) || null,
  name: nameOf(kind, row, language),
  status: 'status' in kind.fields ? (row['status'] as 0 | 1) : 1,
})

const isFiltered = ({ bin: _, ...filters }: Filters) =>
  Object.values(filters).some((value) => value !== undefined && value !== '')
