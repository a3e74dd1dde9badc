interface Keys<T> {
  readonly id: (record: T) => number
  readonly parent: (record: T) => number
  readonly name: (record: T) => string
}

/**
 * Names the records of a tree by their path from the top, such as `Company/Sales`: what an export writes and an import takes.
 * Empty for an id that is not among the records; a path begins below a parent that is not.
 */
export function pathsOf<T>(records: readonly T[], { id, parent, name }: Keys<T>): (id: number) => string {
  const byId = new Map(records.map((record) => [id(record), record]))
  const pathOf = (at: number, steps: number): string => {
    const record = byId.get(at)
    // A tree has no cycle, but a database may be changed by hand.
    if (!record || steps > records.length) return ''
    const above = pathOf(parent(record), steps + 1)
    return above ? `${above}/${name(record)}` : name(record)
  }
  return (at) => pathOf(at, 0)
}
