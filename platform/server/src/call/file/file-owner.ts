import type { FileLimits } from 'atrium/contract/fields/file-types'
import type { Database } from '../../db/schema'
import type { Actor } from '../actor'

/** The parts of a call by which a module says who may send and read files. */
interface FileCall {
  readonly db: Database
  readonly actor: Actor
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Files of records whose fields are data, such as those of forms that people design, and not fields of their kind. */
export interface FileOwner {
  /** Returns the limits of a field that the actor may fill in; undefined for any other. `field` is a name that the module gives to it, such as `12.papers`. */
  readonly limits: (call: FileCall, field: string) => Promise<FileLimits | undefined>
  /** Returns whether the actor may read a record, and so its files. */
  readonly mayRead: (call: Pick<FileCall, 'db' | 'actor'>, id: number) => Promise<boolean>
}

/** By the names of kinds of record. */
export type FileOwners = Readonly<Record<string, FileOwner>>

interface Modules {
  /** The names of those that run. */
  readonly modules: readonly string[]
  readonly product: { readonly servers?: Readonly<Record<string, { readonly files?: FileOwners }>> }
}

/** Returns what a module that runs says of the files of a kind of record; undefined for a kind whose own fields say it. */
export function fileOwnerOf({ product, modules }: Modules, kind: string): FileOwner | undefined {
  const owners = Object.entries(product.servers ?? {}).flatMap(([name, { files }]) =>
    modules.includes(name) && files ? [files] : [],
  )
  return owners.find((files) => Object.hasOwn(files, kind))?.[kind]
}
