import { request } from 'node:http'
import { join } from 'node:path'
import { startServer } from '../lib/child.mjs'
import { range, rounded } from '../lib/statistics.mjs'
import { temporaryFolder } from '../lib/temporary-folder.mjs'
import { memoryOf } from './long-calls.mjs'

const connections = 24
const megabytes = 30
const megabyte = 1024 * 1024

/** Sends so many megabytes as long as the server takes them; resolves to how many bytes it took. */
function upload(address) {
  const piece = Buffer.alloc(megabyte / 4, '"')
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const sent = request(`${address}/api/system/user/import`, { method: 'POST', headers })
    const end = () => resolve(sent.socket?.bytesWritten ?? 0)
    sent.on('response', (answer) => answer.resume().on('close', end))
    sent.on('error', end)
    let left = megabytes * 4
    const send = () => {
      while (left > 0) {
        left -= 1
        if (!sent.write(piece)) return void sent.once('drain', send)
      }
      sent.end()
    }
    send()
  })
}

async function uploadsTo(build, data) {
  const server = await startServer(build, `file:${join(data, `${build.name}.db`)}`, { env: { LOG_LEVEL: 'silent' } })
  const before = memoryOf(server, 'VmRSS')
  const start = performance.now()
  const taken = await Promise.all(range(connections, () => upload(server.address)))
  const figures = {
    'MB at most': memoryOf(server, 'VmHWM'),
    'MB before': before,
    'MB sent': rounded(taken.reduce((sum, bytes) => sum + bytes, 0) / megabyte),
    'takes (s)': rounded((performance.now() - start) / 1000, 1),
  }
  await server.close()
  const rows = [{ what: `${connections} × ${megabytes} MB without a token`, figures }]
  return { title: 'Server: memory that clients without a token take', rows }
}

/** How much memory clients without a token take from a server (Linux): many connections send a large import in chunks. */
export async function measureUploads(builds) {
  const { folder: data, remove } = temporaryFolder()
  const tables = []
  for (const build of builds) tables.push(await uploadsTo(build, data))
  await remove()
  return [tables]
}
