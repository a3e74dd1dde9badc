import { openHome, type Home } from './browser/home'
import { packResponse, unpackRequest, type PackedResponse, type Question, type Reply } from './browser/messages'
import { loadSqlite } from './db/engines/sqlite-wasm'

// Compiling and reading the storage go side by side. A failure shows again when the home opens.
loadSqlite().catch(() => undefined)

let home: Promise<Home> | undefined

async function open(name: string): Promise<Home> {
  await loadSqlite()
  const start = performance.now()
  const opened = await openHome(name)
  // Read by bench/browser-home.mjs: the work on the database alone.
  performance.measure('open database', { start })
  return opened
}

async function carryOut(question: Question): Promise<PackedResponse | undefined> {
  if (question.kind === 'open') {
    home = open(question.name)
    await home
  } else if (question.kind === 'reset') {
    await (await home)?.reset()
  } else {
    const response = await (await home)!.fetch(unpackRequest(question.request))
    return packResponse(response)
  }
}

async function answer(question: Question): Promise<void> {
  let reply: Reply
  let transfer: ArrayBuffer[] = []
  try {
    const response = await carryOut(question)
    if (response) transfer = [response.body]
    reply = { id: question.id, mode: (await home)!.mode, response }
  } catch (error) {
    reply = { id: question.id, failure: String(error) }
  }
  postMessage(reply, { transfer })
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data))
