import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from '../lib/child.mjs'
import { median, quantile, range, rounded } from '../lib/statistics.mjs'
import { temporaryFolder } from '../lib/temporary-folder.mjs'
import { callsOf } from './calls.mjs'
import { fetchData, load } from './load.mjs'
import { growTo } from './seed.mjs'
import { freshDatabase, measure, startBare } from './sides.mjs'

// Measures the processor time of a call, compared with a bare server that runs the same statements and returns their rows: on both
// engines, with more and more users. Then the waits over many connections, memory, and the start on an existing database.

const reads = ['list', 'user info', 'routers', 'dashboard']
/** With how many users the waits are measured, and from how many on the export. */
const [usersForWaits, usersForExport] = [10_000, 100_000]
const starts = 3
/** After how many milliseconds a round ends that would be longer. */
const most = 3000
/** Calls before those that are measured. V8 compiles the last of the code for a call after some thousand of them. */
const callsToWarmUp = 3000

const number = (value) => value.toLocaleString('en')

async function startSide(engine, build, data) {
  const url = await freshDatabase(engine, build, data)
  const server = await startServer(build, url)
  return { build, url, server, calls: await callsOf(server.address) }
}

/** One call of all sides, in turns: processor time beside that of the bare server. */
async function costs(sides, name, { rounds, calls }) {
  const samples = sides.map(() => ({ own: [], bare: [] }))
  const options = name === 'export' ? { connections: 1, count: 1 } : { connections: 10, count: calls, millis: most }
  for (let round = 0; round <= rounds; round++) {
    // The first round is for the compiler.
    const count = name === 'export' ? 3 : callsToWarmUp
    const asked = round === 0 ? { ...options, count } : options
    for (const [index, { server, calls, bare }] of sides.entries()) {
      samples[index].own.push(await measure(server, calls[name], asked))
      samples[index].bare.push(await measure(bare, bare.callFor(name, calls[name]), asked))
    }
  }
  return samples.map((all) => {
    const [own, bare] = [all.own.slice(1), all.bare.slice(1)]
    const [cpu, least] = [median(own.map((one) => one.cpu)), median(bare.map((one) => one.cpu))]
    const database = median(own.map((one) => one.database))
    return {
      µs: rounded(cpu),
      'µs bare': rounded(least),
      '× bare': rounded(cpu / least, 2),
      ...(database > 0 && { 'µs of PostgreSQL': rounded(database) }),
    }
  })
}

/** How long the reads take over 10 and over 50 connections. */
async function waits(sides, engine, { rounds, calls: count }) {
  const tables = sides.map(() => [])
  for (const name of reads) {
    for (const connections of [10, 50]) {
      const times = sides.map(() => [])
      for (let round = 0; round < rounds; round++) {
        for (const [index, { calls }] of sides.entries())
          times[index].push(...(await load(calls[name], connections, count * 2, most)))
      }
      for (const [index, all] of times.entries()) {
        const [middle, late] = [quantile(all, 0.5), quantile(all, 0.99)]
        const figures = {
          'p99 / p50': rounded(late / middle, 1),
          'p50 (ms)': rounded(middle, 1),
          'p99 (ms)': rounded(late, 1),
        }
        tables[index].push({ what: `${name}, ${engine}, ${connections} connections`, figures })
      }
    }
  }
  return tables
}

/** Starts the servers again and again on the existing databases; returns the time to the first response, and the memory at rest. */
async function warmStarts(sides) {
  const times = sides.map(() => [])
  const memory = sides.map(() => 0)
  for (let run = 0; run < starts; run++) {
    for (const [index, { build, url }] of sides.entries()) {
      const start = performance.now()
      const server = await startServer(build, url)
      await fetchData({ address: server.address, method: 'GET', path: '/api/user/loginOptions' })
      times[index].push(performance.now() - start)
      await wait(500)
      memory[index] = (await server.ask('usage')).memory
      await server.close()
    }
  }
  return sides.map((_, index) => ({ time: median(times[index]), memory: memory[index] }))
}

const megabytes = (bytes) => rounded(bytes / 1024 / 1024)

async function measureEngine(engine, builds, options, data) {
  const sides = []
  for (const build of builds) sides.push(await startSide(engine, build, data))
  const tables = builds.map(() => ({ costs: [], waits: [], process: [] }))
  for (const size of options.sizes) {
    for (const side of sides) {
      await growTo(side.build.folder, side.url, size)
      side.bare = await startBare(side.build, side.url, data)
    }
    const names = Object.keys(sides[0].calls).filter((name) => name !== 'export' || size >= usersForExport)
    for (const name of names) {
      const figures = await costs(sides, name, options)
      figures.forEach((one, index) =>
        tables[index].costs.push({ what: `${name}, ${engine}, ${number(size)} users`, figures: one }),
      )
    }
    for (const { bare } of sides) await bare.close()
    if (size === usersForWaits)
      (await waits(sides, engine, options)).forEach((rows, index) => tables[index].waits.push(...rows))
  }
  const after = []
  for (const { server } of sides) {
    after.push((await server.ask('usage')).memory)
    await server.close()
  }
  const warm = await warmStarts(sides)
  warm.forEach(({ time, memory }, index) =>
    tables[index].process.push({
      what: engine,
      figures: {
        'MB after all loads': megabytes(after[index]),
        'MB at rest': megabytes(memory),
        'start (ms)': rounded(time),
      },
    }),
  )
  return tables
}

export async function measureServer(builds, options) {
  const { folder: data, remove } = temporaryFolder()
  const engines = []
  for (const engine of options.engines) engines.push(await measureEngine(engine, builds, options, data))
  await remove()
  const titles = {
    costs: 'Server: processor time of a call',
    waits: `Server: waiting for a call (${number(usersForWaits)} users)`,
    process: `Server: process (${number(options.sizes.at(-1))} users)`,
  }
  return Object.entries(titles).map(([part, title]) =>
    range(builds.length, (index) => ({ title, rows: engines.flatMap((engine) => engine[index][part]) })),
  )
}
