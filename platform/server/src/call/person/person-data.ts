import type { LocalText } from 'atrium/contract/language'
import type { Call } from '../call'
import type { WriteCall } from '../write-call'

/** The user whose data is exported, or who is made anonymous. */
export interface Person {
  readonly userId: number
  /** As it is in the user, in any case. */
  readonly username: string
  readonly nickname: string
  /** Empty for none. */
  readonly email: string
  /** The key of a stored file, or an address. */
  readonly avatar: string
}

/** A file of a person. */
export interface PersonFile {
  /** With its ending; for a file that others are beside, with a number that makes it distinct. */
  readonly name: string
  /** Whole, or a part at a time where it may be large. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
}

/** How much there is of one kind of a person's data. */
export interface PersonCount {
  readonly rows: number
  readonly files?: number
  /** There are rows outside of the data scope of the caller, which are neither counted nor exported. */
  readonly isPartial?: boolean
}

/** The part of making a person anonymous that one kind of data has. */
export interface PersonErasure {
  /** Says in a sentence what becomes of the rows, for those who decide. */
  readonly effect: LocalText
  /** It is done where it is chosen alone; in any case without it. */
  readonly isChosen?: true
  /** Counts the rows, where they are others than those of the export. */
  readonly count?: (call: Call, person: Person) => Promise<number>
  /** Changes the rows in the transaction of the write. `pseudonym` is the name of the account from now on. */
  readonly run: (call: WriteCall, person: Person, pseudonym: string) => Promise<void>
}

/**
 * One kind of data that a person has in the product: what an export of that person holds of it, and what becomes of it when they are made
 * anonymous. An entry of `people` in the server part of a module, by a name that stays.
 */
export interface PersonSource {
  /** In the preview, and in the index of the file. */
  readonly name: LocalText
  /** The names of the values of a row, for the index of the file. */
  readonly labels?: Readonly<Record<string, LocalText>>
  readonly count: (call: Call, person: Person) => Promise<PersonCount>
  /** Returns the rows as JSON has them, some at a time: without secrets, and without what is of other people. Moments are ISO 8601. */
  readonly rows: (call: Call, person: Person) => AsyncIterable<readonly object[]>
  /** Returns the files, one at a time. */
  readonly files?: (call: Call, person: Person) => AsyncIterable<PersonFile>
  /** Says and does what becomes of the rows; a sentence alone where they stay. Without it the preview leaves them out: they are a part of another kind. */
  readonly anonymise?: PersonErasure | { readonly kept: LocalText }
}

/** Kinds of data of people, by their names. */
export type PersonSources = Readonly<Record<string, PersonSource>>
