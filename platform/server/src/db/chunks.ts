/** The pieces of a list, for statements that take no longer one. */
export function* chunksOf<T>(list: readonly T[], length = 500): Generator<T[]> {
  for (let from = 0; from < list.length; from += length) yield list.slice(from, from + length)
}

/** Few enough rows to be worked on within 50 ms. */
const sliceLength = 125

let lastTurn: Promise<void> = Promise.resolve()

/** Ends after all turns that were asked for before, each with a pause in which everything else goes on. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)))
  return lastTurn
}

/**
 * The pieces of a long list, with other calls going on between them. Awaiting a promise would not let them: on SQLite, all
 * work is of this one thread, which handles other events only when a timer is awaited. Of
 * several long lists each gets a piece in turn: otherwise all of their timers would end at once.
 */
export async function* slicesOf<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (const some of chunksOf(list, sliceLength)) {
    yield some
    await nextTurn()
  }
}
