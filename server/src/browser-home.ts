import { abortable } from './browser/abortable'
import { createLink } from './browser/link'
import { packRequest, unpackResponse, type Mode } from './browser/messages'

/** The API in a Worker of this page: the console's server where there is none. */
export interface BrowserHome {
  /** As the page's own `fetch`, for addresses of the API. Rejects with a TypeError when the Worker breaks down. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** Puts the demo seed in place of everything that was written, in all tabs. */
  reset(): Promise<void>
  /** `memory`: what is written is gone with this tab, because the browser stores nothing. May change to that while running. */
  readonly mode: Mode
  /** Ends the Worker, as closing the tab does. The next call starts it again. */
  close(): void
}

/** Starts the browser home. `name` tells its storage apart from others of this site. */
export async function openBrowserHome(name = 'atrium-demo'): Promise<BrowserHome> {
  const link = createLink(() => new Worker(new URL('./browser.ts', import.meta.url), { type: 'module' }), name)
  await link.open()

  async function send(request: Request): Promise<Response> {
    const packed = await packRequest(request)
    return unpackResponse((await link.ask({ kind: 'request', request: packed }, [packed.body]))!)
  }
  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      return abortable(request.signal, send(request))
    },
    async reset() {
      await link.ask({ kind: 'reset' })
    },
    get mode() {
      return link.mode
    },
    close: () => link.close(),
  }
}
