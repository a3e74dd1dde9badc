import type { LocalText } from '../../language'
import { isFielded } from '../fields-of'
import type { RecordKind, RecordKinds } from '../record-kind'
import { listShapeOf, type KindListShape } from './list-shape'

/** The part of a kind with a derived page that the console has before the code of the page: its route and the first call of its list. */
export interface DerivedList {
  readonly name: LocalText
  readonly page: RecordKind['page']
  readonly details: RecordKind['details']
  readonly shape: KindListShape
}

/** Returns the lists of the kinds with a derived page, by the ids of the pages. */
export function derivedLists(records: RecordKinds): Readonly<Record<string, DerivedList>> {
  const lists = Object.values(records).flatMap((kind) => {
    if (!kind.permissions || !isFielded(kind)) return []
    const { name, page, details, permissions } = kind
    return [[permissions.replace(':', '/'), { name, page, details, shape: listShapeOf(kind) }] as const]
  })
  return Object.fromEntries(lists)
}
