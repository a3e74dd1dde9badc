import type { Host } from '#server/call/call'

/** The turns in which the writes of a process take place (`docs/decisions/010-writes-take-turns.md`). */
export interface WriteTurns {
  readonly write: Host['write']
  /** The number of writes that wait for their turn. */
  readonly waiting: () => number
  /** For how long the write under way has had its turn, in milliseconds; undefined without one. */
  readonly heldMillis: () => number | undefined
  /** Called with each time that a write waited for its turn, in milliseconds. */
  onTurn: (waitedMillis: number) => void
}

/** Watches the turns of `write`. */
export function watchTurns(write: Host['write']): WriteTurns {
  let waiting = 0
  let heldSince: number | undefined
  const turns: WriteTurns = {
    waiting: () => waiting,
    heldMillis: () => (heldSince === undefined ? undefined : performance.now() - heldSince),
    onTurn: () => {},
    async write(work) {
      const asked = performance.now()
      let isWaiting = true
      waiting += 1
      function begin() {
        if (isWaiting) waiting -= 1
        isWaiting = false
      }
      try {
        return await write((trx) => {
          begin()
          heldSince = performance.now()
          turns.onTurn(heldSince - asked)
          return work(trx)
        })
      } finally {
        // One that fails before its turn leaves that of another write as it is.
        if (!isWaiting) heldSince = undefined
        begin()
      }
    },
  }
  return turns
}
