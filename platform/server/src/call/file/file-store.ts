/** A part in a store. */
export interface StoredName {
  readonly name: string
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number
}

/** A place for the content of files beside the database. The parts of a file have names drawn at random, and never change. */
export interface FileStore {
  readonly put: (name: string, content: Uint8Array) => Promise<void>
  /** Returns the content of a part; undefined where it is not there. */
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  /** Deletes parts; those that are not there do not matter. */
  readonly remove: (names: readonly string[]) => Promise<void>
  /** Yields the names of all that is stored, as many at once as cost one request. */
  readonly names: () => AsyncIterable<readonly StoredName[]>
}

/**
 * Looks at the content of a file. Returns the name of what is harmful in it; undefined where that is nothing. Throws a `FileTooLargeError` where it takes no file of
 * that size.
 */
export type FileScanner = (chunks: AsyncIterable<Uint8Array>) => Promise<string | undefined>

/** A scanner takes no file of that size, so another try is of no use. */
export class FileTooLargeError extends Error {}
