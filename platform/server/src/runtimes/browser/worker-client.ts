import type { Question, Reply, Result, Task } from './messages'

type Answer = Exclude<Result, { error: string }>
interface PendingCall {
  report?: ((share: number) => void) | undefined
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** Sends the calls of the page to one Worker. */
export interface WorkerClient {
  /** `report` is called with how much of a reset is done, from 0 to 1. */
  ask(task: Task, transfer?: Transferable[], report?: (share: number) => void): Promise<Answer>
  /** Ends the Worker. Pending calls reject with a TypeError, as `fetch` does without a network. */
  end(reason: string): void
  readonly ended: boolean
}

const broken = (reason: string) => new TypeError(`The demo's server stopped: ${reason}`)

/** Returns the client of a Worker that was just started. An error of the Worker ends the client. */
export function createWorkerClient(worker: Worker): WorkerClient {
  const pending = new Map<number, PendingCall>()
  let ended = false
  let lastId = 0

  function end(reason: string): void {
    ended = true
    worker.terminate()
    pending.forEach((call) => call.reject(broken(reason)))
    pending.clear()
  }
  worker.addEventListener('error', ({ message }) => end(message || 'it could not be loaded'))
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const call = pending.get(data.id)
    if ('share' in data) return call?.report?.(data.share)
    pending.delete(data.id)
    if ('error' in data) call?.reject(broken(data.error))
    else call?.resolve(data)
  })
  return {
    ask: (task, transfer = [], report) =>
      new Promise((resolve, reject) => {
        if (ended) throw broken('it was ended')
        const question: Question = { ...task, id: ++lastId }
        pending.set(question.id, { resolve, reject, report })
        worker.postMessage(question, transfer)
      }),
    end,
    get ended() {
      return ended
    },
  }
}
