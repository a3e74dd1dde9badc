import { useEffect, useState } from 'react'
import { inSlices } from '#shared/browser/slices'

type Work<T> = () => Generator<number, T>

/**
 * Runs long work in slices, and gives up what is no longer needed. Returns the result of the last work that ended, and the share of the present
 * one that is done, in tenths, while it runs. `work` is the same function as long as it would have the same result.
 */
export function useSteps<T>(work: Work<T>, first: T): { result: T; done: number | undefined } {
  const [ended, setEnded] = useState<{ work?: Work<T>; result: T }>({ result: first })
  const [progress, setProgress] = useState<{ work: Work<T>; done: number }>()
  useEffect(
    () =>
      inSlices(
        (function* run() {
          const steps = work()
          let shown = 0
          for (let next = steps.next(); ; next = steps.next()) {
            if (next.done) return setEnded({ work, result: next.value })
            const done = Math.floor(next.value * 10) / 10
            if (done > shown) setProgress({ work, done })
            shown = Math.max(shown, done)
            yield
          }
        })(),
      ),
    [work],
  )
  if (ended.work === work) return { result: ended.result, done: undefined }
  return { result: ended.result, done: progress?.work === work ? progress.done : 0 }
}
