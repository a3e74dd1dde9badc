import type { RunRow } from './job-rows'

/** How long a process may be without a sign of life, in milliseconds, before its runs count as lost. */
export const lostAfter = 20_000
/** A process that has not looked for so long was held up itself, and begins to watch again. */
const longestGap = 5000

/**
 * Watches the signs of life of other processes, by the time that passes here: clocks of two machines are never compared. Returns the runs whose process has given
 * none for too long. `elapsed` is in milliseconds, by a clock that nobody sets.
 */
export class RunWatch {
  readonly #seen = new Map<number, { readonly sign: string; readonly since: number }>()
  #looked: number | undefined

  lost(runs: readonly RunRow[], elapsed: number): RunRow[] {
    if (this.#looked !== undefined && elapsed - this.#looked > longestGap) this.#seen.clear()
    this.#looked = elapsed
    const ids = new Set(runs.map(({ runId }) => runId))
    for (const runId of this.#seen.keys()) if (!ids.has(runId)) this.#seen.delete(runId)
    return runs.filter(({ runId, process, attempt, beat }) => {
      const sign = `${process} ${attempt} ${beat}`
      const seen = this.#seen.get(runId)
      if (seen?.sign === sign) return elapsed - seen.since >= lostAfter
      this.#seen.set(runId, { sign, since: elapsed })
      return false
    })
  }

  /** Begins again, such as after the database was away: then nobody could give a sign of life. */
  clear(): void {
    this.#seen.clear()
  }
}
