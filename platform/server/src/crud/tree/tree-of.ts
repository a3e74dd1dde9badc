import { mostLevels } from '@atrium/contract/kind/fields/reference/parent'
import { parentField } from '@atrium/contract/kind/fields-of'
import type { FieldedKind } from '@atrium/contract/kind/types'
import type { TreeTable } from '../../access/records/tree-ids'

/** A kind of record that is a tree: its table, and how many levels it may have. */
export interface KindTree extends TreeTable {
  readonly levels: number
}

/** Returns how the records of a kind are below each other; undefined for a kind without a parent. */
export function treeOf(kind: FieldedKind): KindTree | undefined {
  const parent = parentField(kind)
  if (!parent) return undefined
  const levels = (kind.fields[parent]!.settings['levels'] as number | undefined) ?? mostLevels
  return { table: kind.table, id: kind.id, parent, levels }
}
