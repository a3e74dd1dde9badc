import type { LocalText } from '../../language'

/** A kind of mails that administrators can switch off for everybody, and each person for themselves. */
export interface MailKind {
  readonly name: LocalText
  /** When such a mail comes, in a sentence. */
  readonly description: LocalText
}

/** The kinds of mails of a module, by a name that begins with that of the module: `{ 'stock.report': { … } }`. */
export type MailKinds = Readonly<Record<string, MailKind>>
