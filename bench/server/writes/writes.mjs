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

// Compares a write that sends a notice and an event with the same write that sends none, on one connection: both in turns while the job that delivers is
// paused, which is what the write itself costs, and the one with deliveries under way, which write in the same process.

const plain = { method: 'POST', path: '/api/desk/note', body: { title: 'plain' } }
const told = { ...plain, body: { title: 'told' } }

/** Calls before those that are measured. */
const callsToWarmUp = 500

/** Starts a receiver of webhooks on this machine. `received` resolves once it has got so many events since its start. */
async function startReceiver() {
  let count = 0
  let onEvent = () => {}
  const receiver = createServer((request, response) =>
    request.resume().on('end', () => {
      response.end()
      count += 1
      onEvent()
    }),
  )
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  whenEnding(() => receiver.close())
  const received = (wanted) =>
    new Promise((resolve) => {
      onEvent = () => count >= wanted && resolve()
      onEvent()
    })
  return { url: `http://127.0.0.1:${receiver.address().port}/`, received }
}

/** Starts a server with a webhook that asks for the event; returns what is needed to call it. */
async function startSide(engine, build, data, url) {
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
  const webhook = { webhookName: 'Bench', url, events: ['desk.told'] }
  await fetchData({ address, headers, method: 'POST', path: '/api/system/webhook', body: webhook })
  const setDeliveries = (act) =>
    fetchData({ address, headers, method: 'PUT', path: `/api/system/job/${act}`, body: { key: 'platform.outbox' } })
  const loads = {
    plain: await openLoad({ ...plain, address, headers }, 1),
    told: await openLoad({ ...told, address, headers }, 1),
  }
  const close = async () => {
    for (const load of Object.values(loads)) load.close()
    await server.close()
  }
  return { loads, setDeliveries, close }
}

function rowOf(what, less, more) {
  const figures = {
    '× plain': rounded(more / less, 2),
    'more (ms)': rounded(more - less, 2),
    'plain (ms)': rounded(less, 2),
  }
  return { what, figures }
}

async function measureEngine(engine, build, data, { rounds, calls }) {
  const receiver = await startReceiver()
  const { loads, setDeliveries, close } = await startSide(engine, build, data, receiver.url)
  const times = { plain: [], told: [], underWay: [] }
  // Each load was opened with a first call.
  let events = 1
  for (let round = 0; round <= rounds; round++) {
    // The first round is for the compiler.
    const count = round === 0 ? callsToWarmUp : calls * 2
    await setDeliveries('pause')
    const taken = { plain: [], told: [] }
    for (let at = 0; at < count; at++)
      for (const [name, load] of Object.entries(loads)) taken[name].push(...(await load.send(1)))
    await setDeliveries('resume')
    const underWay = await loads.told.send(count)
    events += count * 2
    await receiver.received(events)
    if (round === 0) continue
    for (const name of ['plain', 'told']) times[name].push(...taken[name])
    times.underWay.push(...underWay)
  }
  await close()
  const less = median(times.plain)
  return [
    rowOf(`a write with a notice and an event, ${engine}`, less, median(times.told)),
    rowOf(`the same while events are delivered, ${engine}`, less, median(times.underWay)),
  ]
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
    for (const engine of options.engines)
      rows.push(...(await measureEngine(engine, { ...build, program }, data, options)))
    tables.push({ title: 'Server: a write that tells somebody', rows })
  }
  await remove()
  return [tables]
}
