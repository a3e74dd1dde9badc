import type { Question, Reply, Task } from './messages'

type Answer = Exclude<Reply, { failure: string }>
interface Asker {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** The page's end of the line to one Worker. */
export interface Line {
  ask(task: Task, transfer?: Transferable[]): Promise<Answer>
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
    askers.delete(data.id)
    if ('failure' in data) asker?.reject(broken(data.failure))
    else asker?.resolve(data)
  })
  return {
    ask: (task, transfer = []) =>
      new Promise((resolve, reject) => {
        if (ended) throw broken('it was ended')
        const question: Question = { ...task, id: ++lastId }
        askers.set(question.id, { resolve, reject })
        worker.postMessage(question, transfer)
      }),
    end,
    get ended() {
      return ended
    },
  }
}
