import type { Product } from '#server/call/resource'
import { seedChoices } from '#server/install/sample'
import { openStoredDemo, type StoredDemo } from './stored-demo'
import { packResponse, unpackRequest, type PackedResponse, type Question, type Reply } from './messages'
import { loadSqlite } from '#server/db/engines/sqlite-wasm'

async function open(product: Product, name: string): Promise<StoredDemo> {
  await loadSqlite()
  const start = performance.now()
  const opened = await openStoredDemo(product, name)
  // Read by bench/browser/demo.mjs: the work on the database alone.
  performance.measure('open database', { start })
  return opened
}

/** How often the Worker looks for jobs that are due, in milliseconds. */
const tickMillis = 1000

/** Carries out one task of the page. */
type Server = (question: Question) => Promise<PackedResponse | undefined>

function createServer(product: Product): { carryOut: Server; state: () => Promise<Pick<StoredDemo, 'mode' | 'data'>> } {
  let demo: Promise<StoredDemo> | undefined
  return {
    async carryOut(question) {
      if (question.kind === 'open') {
        demo = open(product, question.name)
        lookForJobs(await demo)
        return undefined
      }
      if (question.kind === 'reset') {
        const { id, data } = question
        await (await demo)?.reset(data, (share) => postMessage({ id, share } satisfies Reply))
        return undefined
      }
      return packResponse(await (await demo)!.fetch(unpackRequest(question.request)))
    },
    state: () => demo!,
  }
}

/** Runs the jobs of a demo at their times for as long as this Worker lives, a second after the last look each time. */
function lookForJobs(demo: StoredDemo): void {
  async function look(): Promise<void> {
    await demo.runJobs().catch((error: unknown) => console.warn('Jobs held up.', error))
    lookLater()
  }
  const lookLater = () => setTimeout(() => void look(), tickMillis)
  lookLater()
}

/** Makes this Worker the server of a product for the page that started it. */
export function startWorker(product: Product): void {
  // Compiling and reading the storage go side by side. An error shows again when the demo opens.
  loadSqlite().catch(() => undefined)
  const { carryOut, state } = createServer(product)
  const seeds = seedChoices(product)
  async function answer(question: Question): Promise<void> {
    let reply: Reply
    let transfer: ArrayBuffer[] = []
    try {
      const response = await carryOut(question)
      if (response) transfer = [response.body]
      const { mode, data } = await state()
      reply = { id: question.id, mode, data, seeds, response }
    } catch (error) {
      reply = { id: question.id, error: String(error) }
    }
    postMessage(reply, { transfer })
  }
  addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data))
}
