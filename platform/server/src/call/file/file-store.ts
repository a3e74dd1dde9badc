/** A place for the content of files beside the database. The parts of a file have names drawn at random, and never change. */
export interface FileStore {
  readonly put: (name: string, content: Uint8Array) => Promise<void>
  /** Returns the content of a part; undefined where it is not there. */
  readonly get: (name: string) => Promise<Uint8Array | undefined>
  /** Deletes parts; those that are not there do not matter. */
  readonly remove: (names: readonly string[]) => Promise<void>
}

/** Looks at the content of a file. Returns the name of what is harmful in it; undefined where that is nothing. */
export type FileScanner = (chunks: AsyncIterable<Uint8Array>) => Promise<string | undefined>
