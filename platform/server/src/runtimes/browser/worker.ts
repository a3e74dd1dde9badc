import { openStoredDemo, type StoredDemo } from './stored-demo'
import { packResponse, unpackRequest, type PackedResponse, type Question, type Reply } from './messages'
import { loadSqlite } from '#server/db/engines/sqlite-wasm'

// Compiling and reading the storage go side by side. A failure shows again when the demo opens.
loadSqlite().catch(() => undefined)

let demo: Promise<StoredDemo> | undefined

async function open(name: string): Promise<StoredDemo> {
  await loadSqlite()
  const start = performance.now()
  const opened = await openStoredDemo(name)
  // Read by bench/browser/demo.mjs: the work on the database alone.
  performance.measure('open database', { start })
  return opened
}

async function carryOut(question: Question): Promise<PackedResponse | undefined> {
  if (question.kind === 'open') {
    demo = open(question.name)
    await demo
  } else if (question.kind === 'reset') {
    const { id, data } = question
    await (await demo)?.reset(data, (share) => postMessage({ id, share } satisfies Reply))
  } else {
    const response = await (await demo)!.fetch(unpackRequest(question.request))
    return packResponse(response)
  }
}

async function answer(question: Question): Promise<void> {
  let reply: Reply
  let transfer: ArrayBuffer[] = []
  try {
    const response = await carryOut(question)
    if (response) transfer = [response.body]
    const { mode, data } = (await demo)!
    reply = { id: question.id, mode, data, response }
  } catch (error) {
    reply = { id: question.id, failure: String(error) }
  }
  postMessage(reply, { transfer })
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data))
