import { brand } from '@atrium/contract/brand'
import { abortable } from './abortable'
import { createLine, type Line } from './line'
import { packRequest, unpackResponse, type Mode, type PackedResponse, type Task } from './messages'

/** The API in a Worker of this page: the console's server where there is none. */
export interface BrowserRuntime {
  /** As the page's own `fetch`, for addresses of the API. Rejects with a TypeError when the Worker breaks down. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** Puts the demo seed in place of everything that was written, in all tabs. */
  reset: () => Promise<void>
  /** `memory`: what is written is gone with this tab, because the browser does not store it. May become so while running. */
  readonly mode: Mode
  /** Ends the Worker, as closing the tab does. The next call starts another. */
  close: () => void
}

interface Run {
  readonly line: Line
  readonly opened: Promise<Mode>
}

function begin(name: string): Run {
  const line = createLine(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
  const opened = line.ask({ kind: 'open', name }).then(
    ({ mode }) => mode,
    (error: Error) => {
      line.end(error.message)
      throw error
    },
  )
  return { line, opened }
}

/** Starts the browser runtime. `name` keeps its storage apart from others of this site. */
export async function openBrowserRuntime(name = `${brand.key}-demo`): Promise<BrowserRuntime> {
  let run = begin(name)
  let mode = await run.opened

  async function ask(task: Task, transfer?: Transferable[]): Promise<PackedResponse | undefined> {
    if (run.line.ended) run = begin(name)
    const { line, opened } = run
    await opened
    const answer = await line.ask(task, transfer)
    mode = answer.mode
    return answer.response
  }
  async function send(request: Request): Promise<Response> {
    const packed = await packRequest(request)
    return unpackResponse((await ask({ kind: 'request', request: packed }, [packed.body]))!)
  }
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      return abortable(request.signal, send(request))
    },
    async reset() {
      await ask({ kind: 'reset' })
    },
    get mode() {
      return mode
    },
    close: () => run.line.end('it was closed'),
  }
}
