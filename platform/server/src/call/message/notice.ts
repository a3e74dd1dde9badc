import type { LocalText } from 'atrium/contract/language'
import type { Permission } from 'atrium/contract/access'
import type { NoticeState } from 'atrium/contract/system/notice/notice'

/** The people who get a notice: some users, all who have a role, or all who hold a permission. */
export type NoticeReceivers =
  | { readonly userId: number | readonly number[] }
  | { readonly roleId: number }
  | { readonly permission: Permission }

/** A notice to send. */
export interface NoticeToSend {
  /** A kind that the module declares in `notices` of its contract, such as `stock.low`. */
  readonly kind: string
  readonly to: NoticeReceivers
  /** In both languages: a title of at most 100 characters, and a sentence of at most 500 below it. Longer ones are cut. */
  readonly text: { readonly title: LocalText; readonly description?: LocalText }
  /** The address in the console that it leads to, such as `/stock/item?record=7`. */
  readonly link?: string
  /** When a to-do is due, in milliseconds since 1970. */
  readonly dueAt?: number
  /** How a to-do is coming along. */
  readonly state?: NoticeState
}
