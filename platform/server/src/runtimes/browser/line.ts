import type { Question, Reply, Result, Task } from './messages'

type Answer = Exclude<Result, { failure: string }>
interface Asker {
  report?: ((share: number) => void) | undefined
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** The page's end of the line to one Worker. */
export interface Line {
  /** `report` is called with how much of a reset is done, from 0 to 1. */
  ask(task: Task, transfer?: Transferable[], report?: (share: number) => void): Promise<Answer>
  /** Ends the Worker. What it was asked rejects as `fetch` does when the network breaks down: with a TypeError. */
  end(reason: string): void
  readonly ended: boolean
}

const broken = (reason: string) => new TypeError(`The demo's server stopped: ${reason}`)

/** Begins to talk to a Worker just started. A Worker that breaks down ends the line. */
export function createLine(worker: Worker): Line {
  const askers = new Map<number, Asker>()
  let ended = false
  let lastId = 0

  function end(reason: string): void {
    ended = true
    worker.terminate()
    askers.forEach((asker) => asker.reject(broken(reason)))
    askers.clear()
  }
  worker.addEventListener('error', ({ message }) => end(message || 'it could not be loaded'))
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asker = askers.get(data.id)
    if ('share' in data) return asker?.report?.(data.share)
    askers.delete(data.id)
    if ('failure' in data) asker?.reject(broken(data.failure))
    else asker?.resolve(data)
  })
  return {
    ask: (task, transfer = [], report) =>
      new Promise((resolve, reject) => {
        if (ended) throw broken('it was ended')
        const question: Question = { ...task, id: ++lastId }
        askers.set(question.id, { resolve, reject, report })
        worker.postMessage(question, transfer)
      }),
    end,
    get ended() {
      return ended
    },
  }
}
