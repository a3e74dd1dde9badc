import { AppError } from '../../call/app-error'

/** How many files a person may have written at once. Each takes the one thread in turn with everybody else's calls. */
const mostAtOnce = 2
/** An error for one file too many. */
interface Limit {
  readonly code: 'export.tooMany' | 'file.busy'
  readonly most: number
}

const exportLimit: Limit = { code: 'export.tooMany', most: mostAtOnce }
/** Seconds after which a rejected caller tries again. */
const retryAfter = 5

/** How many files are being written, for each person who has one. */
export type RunningDownloads = Map<number, number>

/**
 * Counts a file that is about to be written for a person and returns its chunks, after the last of which, or when the caller gives it
 * up, it counts no more. Throws the error of the limit for one too many.
 */
export function limited(
  running: RunningDownloads,
  userId: number | undefined,
  chunks: AsyncGenerator<Uint8Array>,
  { code, most }: Limit = exportLimit,
): { next: () => Promise<IteratorResult<Uint8Array>>; stop: () => Promise<void> } {
  const person = userId ?? 0
  const count = running.get(person) ?? 0
  if (count >= most) throw new AppError(code, { values: { n: most }, retryAfter })
  running.set(person, count + 1)
  let isRunning = true
  function end() {
    if (!isRunning) return
    isRunning = false
    const left = running.get(person)! - 1
    if (left > 0) running.set(person, left)
    else running.delete(person)
  }
  return {
    async next() {
      try {
        const result = await chunks.next()
        if (result.done) end()
        return result
      } catch (error) {
        end()
        throw error
      }
    },
    async stop() {
      end()
      await chunks.return(undefined)
    },
  }
}
