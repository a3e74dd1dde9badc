import type { SeedChoice } from 'atrium/contract/session'
import { abortable } from './abortable'
import { createWorkerClient, type WorkerClient } from './worker-client'
import { packRequest, unpackResponse, type Mode, type PackedResponse } from './messages'

/** The API in a Worker of this page: the console's server where there is none. */
export interface BrowserRuntime {
  /** As the page's own `fetch`, for addresses of the API. Rejects with a TypeError when the Worker breaks down. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** Puts these data in place of everything that was written, in all tabs. `report` is called with how much is done, from 0 to 1. */
  reset: (data: string, report?: (share: number) => void) => Promise<void>
  /** The data that it was filled with. May change while running, by another tab. */
  readonly data: string
  /** The seeds of the product, in their order. */
  readonly seeds: readonly SeedChoice[]
  /** `memory`: what is written is gone with this tab, because the browser does not store it. May become so while running. */
  readonly mode: Mode
  /** Ends the Worker, as closing the tab does. The next call starts another. */
  close: () => void
}

type State = Pick<BrowserRuntime, 'mode' | 'data' | 'seeds'>

interface Run {
  readonly client: WorkerClient
  readonly opened: Promise<State>
}

function begin(createWorker: () => Worker, name: string): Run {
  const client = createWorkerClient(createWorker())
  const opened = client.ask({ kind: 'open', name }).then(
    ({ mode, data, seeds }) => ({ mode, data, seeds }),
    (error: Error) => {
      client.end(error.message)
      throw error
    },
  )
  return { client, opened }
}

/**
 * Starts the browser runtime. `createWorker` starts a Worker that calls `startWorker`; `name` keeps its storage apart from others of this
 * site.
 */
export async function openBrowserRuntime(createWorker: () => Worker, name: string): Promise<BrowserRuntime> {
  let run = begin(createWorker, name)
  let state = await run.opened

  async function ask(
    ...[task, transfer, report]: Parameters<WorkerClient['ask']>
  ): Promise<PackedResponse | undefined> {
    if (run.client.ended) run = begin(createWorker, name)
    const { client, opened } = run
    await opened
    const answer = await client.ask(task, transfer, report)
    state = answer
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
    async reset(data, report) {
      await ask({ kind: 'reset', data }, [], report)
    },
    get mode() {
      return state.mode
    },
    get data() {
      return state.data
    },
    get seeds() {
      return state.seeds
    },
    close: () => run.client.end('it was closed'),
  }
}
