import { mostLevels } from 'atrium/contract/kind/fields/reference/parent'
import { parentField } from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { TreeTable } from '../../access/records/tree-ids'
import { mostWhole } from '../list/whole-list'

/** A kind of record that is a tree: its table, and how many levels it may have. */
export interface KindTree extends TreeTable {
  readonly levels: number
  /** The most records that its list returns. */
  readonly most: number
  /** All records are below those at the top, whose parent is 0. */
  readonly isRooted: boolean
  /** Its filtered list has the records that match alone. */
  readonly isAlone: boolean
}

interface Settings {
  readonly levels?: number
  readonly most?: number
  readonly rooted?: true
  readonly alone?: true
}

/** Returns how the records of a kind are below each other; undefined for a kind without a parent. */
export function treeOf(kind: FieldedKind): KindTree | undefined {
  const parent = parentField(kind)
  if (!parent) return undefined
  const settings = kind.fields[parent]!.settings as Settings
  const { levels = mostLevels, most = mostWhole, rooted, alone } = settings
  return { table: kind.table, id: kind.id, parent, levels, most, isRooted: rooted === true, isAlone: alone === true }
}
