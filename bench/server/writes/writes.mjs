import { createServer } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startProgram } from '../../lib/child.mjs'
import { whenEnding } from '../../lib/ending.mjs'
import { median, rounded } from '../../lib/statistics.mjs'
import { temporaryFolder } from '../../lib/temporary-folder.mjs'
import { callsOf } from '../calls.mjs'
import { fetchData, openLoad } from '../load.mjs'
import { freshDatabase } from '../sides.mjs'

// Compares a write that sends a notice and an event with the same write that sends none: in turns, on one connection.

const plain = { method: 'POST', path: '/api/desk/note', body: { title: 'plain' } }
const told = { ...plain, body: { title: 'told' } }

/** Calls before those that are measured. */
const callsToWarmUp = 1000

/** Starts a receiver of webhooks on this machine; returns its address. */
async function startReceiver() {
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end()))
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  whenEnding(() => receiver.close())
  return `http://127.0.0.1:${receiver.address().port}/`
}

async function measureEngine(engine, build, data, { rounds, calls }) {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    SEED: 'demo',
    LOG_LEVEL: 'error',
    DATABASE_URL: await freshDatabase(engine, build, data, '-writes'),
    WEBHOOK_PRIVATE_TARGETS: '127.0.0.1',
  }
  const server = await startProgram(build.program, { env })
  const { write } = await callsOf(server.address)
  const { address, headers } = write
  const webhook = { webhookName: 'Bench', url: await startReceiver(), events: ['desk.told'] }
  await fetchData({ address, headers, method: 'POST', path: '/api/system/webhook', body: webhook })
  const times = { plain: [], told: [] }
  const loads = {
    plain: await openLoad({ ...plain, address, headers }, 1),
    told: await openLoad({ ...told, address, headers }, 1),
  }
  for (let round = 0; round <= rounds; round++) {
    for (const [name, load] of Object.entries(loads)) {
      // The first round is for the compiler.
      const taken = await load.send(round === 0 ? callsToWarmUp : calls * 2)
      if (round > 0) times[name].push(...taken)
    }
  }
  for (const load of Object.values(loads)) load.close()
  await server.close()
  const [less, more] = [median(times.plain), median(times.told)]
  const figures = {
    '× plain': rounded(more / less, 2),
    'more (ms)': rounded(more - less, 2),
    'plain (ms)': rounded(less, 2),
  }
  return { what: `a write with a notice and an event, ${engine}`, figures }
}

/** Builds the program with the platform of a checkout; returns its path. */
async function buildIn({ folder }) {
  const { buildProgram } = await import(pathToFileURL(join(folder, 'platform/testing/program.mjs')).href)
  return buildProgram(join(folder, 'bench/server/writes/notes-server.ts'))
}

/** Measures how long a notice and an event make a write. */
export async function measureWrites(builds, options) {
  const { folder: data, remove } = temporaryFolder()
  const tables = []
  for (const build of builds) {
    const program = await buildIn(build)
    const rows = []
    for (const engine of options.engines) rows.push(await measureEngine(engine, { ...build, program }, data, options))
    tables.push({ title: 'Server: a write that tells somebody', rows })
  }
  await remove()
  return [tables]
}
