import type { LocalText } from '../../language'
import type { NoticeList } from './notice-list'

/** How a person gets the notices of a kind: in the bell; in the bell and by mail; or not at all. */
export const noticeWays = ['bell', 'mail', 'none'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** A kind of notices, which each person chooses the way of. */
export interface NoticeKind {
  readonly name: LocalText
  /** When such a notice comes, in a sentence. */
  readonly description: LocalText
  /** Such as `lucide:box`; a bell without it. */
  readonly icon?: string
  /** Whether those who chose nothing get it by mail, too. Each of them can choose the bell alone. */
  readonly isMailed?: true
  /** The list of the bell that has them; `notifications` without it. */
  readonly list?: NoticeList
}

/** The kinds of notices of a module, by a name that begins with that of the module: `{ 'stock.low': { … } }`. */
export type NoticeKinds = Readonly<Record<string, NoticeKind>>
