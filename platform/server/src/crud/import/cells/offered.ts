/** Something that a cell may name. */
interface Thing<Id> {
  readonly id: Id
  /** All that it is called, what a person should read first. An empty one does not count. */
  readonly names: readonly string[]
}

/** The records that the cells of a column may name. */
export interface Offered<Id = number> {
  /** By each name, in lower case. Null where several things share it. */
  readonly ids: ReadonlyMap<string, Id | null>
  /** For each thing that can be named at all a name of it alone. */
  readonly texts: readonly string[]
  /** The same for those that share a name. */
  readonly textsOf: (name: string) => string[]
}

/** `isWhole`: whether a cell can hold the name without being split at it. */
export function offer<Id>(things: readonly Thing<Id>[], isWhole = (_name: string) => true): Offered<Id> {
  const ids = new Map<string, Id | null>()
  for (const { id, names } of things) {
    for (const name of new Set(names.flatMap((text) => text.toLowerCase() || []))) {
      ids.set(name, ids.has(name) ? null : id)
    }
  }
  const textOf = ({ id, names }: Thing<Id>) =>
    names.find((name) => ids.get(name.toLowerCase()) === id && isWhole(name)) ?? []
  const isCalled = (wanted: string) => (thing: Thing<Id>) => thing.names.some((name) => name.toLowerCase() === wanted)
  return {
    ids,
    texts: things.flatMap(textOf),
    textsOf: (name) => things.filter(isCalled(name.toLowerCase())).flatMap(textOf),
  }
}
