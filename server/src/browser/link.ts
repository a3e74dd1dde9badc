import type { Mode, PackedResponse, Question, Reply, Task } from './messages'

interface Waiting {
  resolve(response: PackedResponse | undefined): void
  reject(error: Error): void
}

/** The page's end of the line to its Worker. */
export interface Link {
  open(): Promise<void>
  ask(task: Task, transfer?: Transferable[]): Promise<PackedResponse | undefined>
  readonly mode: Mode
  close(): void
}

/** What a page's `fetch` rejects with when the network breaks down; callers know how to tell people about that. */
const broken = (reason: string) => new TypeError(`The demo's server stopped: ${reason}`)

/** Keeps one Worker at work. One that broke down fails all it was asked, and the next question starts another. */
export function createLink(start: () => Worker, name: string): Link {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let opened: Promise<unknown> | undefined
  let mode: Mode = 'persisted'
  let lastId = 0

  function close(reason = 'it was closed'): void {
    worker?.terminate()
    worker = opened = undefined
    for (const { reject } of waiting.values()) reject(broken(reason))
    waiting.clear()
  }
  function hear(reply: Reply): void {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('failure' in reply) return asked?.reject(broken(reply.failure))
    mode = reply.mode
    asked?.resolve(reply.response)
  }
  function post(task: Task, transfer: Transferable[] = []): Promise<PackedResponse | undefined> {
    return new Promise((resolve, reject) => {
      const question: Question = { ...task, id: ++lastId }
      waiting.set(question.id, { resolve, reject })
      worker!.postMessage(question, transfer)
    })
  }
  async function open(): Promise<void> {
    if (!opened) {
      worker = start()
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data))
      worker.addEventListener('error', ({ message }) => close(message || 'it could not be loaded'))
      opened = post({ kind: 'open', name })
      opened.catch((error: Error) => close(error.message))
    }
    await opened
  }
  return {
    open,
    async ask(task, transfer) {
      await open()
      return post(task, transfer)
    },
    get mode() {
      return mode
    },
    close: () => close(),
  }
}
