import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../platform/commands/build.mjs'
import { freePort } from '../../platform/commands/lib/free-port.mjs'
import { main, root } from '../../platform/commands/lib/run.mjs'
import { startPostgres, startServer } from '../lib/child.mjs'
import { end, endOnSignals } from '../lib/ending.mjs'
import { quantile, rounded } from '../lib/statistics.mjs'
import { temporaryFolder } from '../lib/temporary-folder.mjs'
import { startNginx } from './nginx.mjs'
import { enrol, startPeople, storedPosts } from './people.mjs'

// Several servers behind nginx, with people who work while a server is killed, the database is gone for some seconds, and the servers are
// replaced by the next version, one after the other.

const usage = `npm run bench:processes -- [--servers 4] [--people 500] [--minutes 10] [--from DIR]
--from is a checkout of the version before, built: the servers begin with it and are rolled to this one.`

function readOptions() {
  const { values } = parseArgs({
    options: {
      servers: { type: 'string', default: '4' },
      people: { type: 'string', default: '500' },
      minutes: { type: 'string', default: '10' },
      from: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { servers, people, minutes, from, help } = values
  const before = from ? resolve(process.env.INIT_CWD ?? '.', from) : root
  return { help, before, servers: Number(servers), people: Number(people), seconds: Number(minutes) * 60 }
}

const password = 'Atrium#2026'
/** How long the database is gone, in seconds. */
const gone = 5
/** When a killed server is started again, in seconds. */
const restart = 10
/** How long the next server waits for its turn to be replaced, in seconds: nginx leaves out one that did not answer for 10. */
const turn = 12

/** Starts the built server of a checkout on a port. */
async function startOn(port, folder, databaseUrl) {
  const env = { PORT: String(port), TRUST_PROXY: '127.0.0.1' }
  const { pid, close } = await startServer({ folder }, databaseUrl, { env })
  const kill = () => {
    process.kill(pid, 'SIGKILL')
    return close()
  }
  return { port, kill, stop: close }
}

/** Returns the phases with the part of the time that each lasts, and what is done in it. */
function phasesOf({ servers, postgres, before }) {
  return [
    { name: 'people sign in and work', part: 0.3, act: async () => {} },
    {
      name: 'one server is killed, and started again after 10 s',
      part: 0.2,
      async act() {
        await servers[0].kill()
        await wait(restart * 1000)
        servers[0] = await startOn(servers[0].port, before, postgres.url)
      },
    },
    {
      name: 'the database is gone for 5 s',
      part: 0.2,
      async act() {
        await postgres.crash()
        await wait(gone * 1000)
        await postgres.start()
      },
    },
    {
      name: 'servers are replaced by the next version',
      part: 0.3,
      async act() {
        for (const [index, server] of servers.entries()) {
          await server.stop()
          servers[index] = await startOn(server.port, root, postgres.url)
          await wait(turn * 1000)
        }
      },
    },
  ]
}

/** Returns the figures of calls by their kind. */
function figuresOf(calls, seconds) {
  return ['read', 'write', 'sign-in'].flatMap((kind) => {
    const all = calls.filter((call) => call.kind === kind)
    const good = all.filter(({ status }) => status === 200)
    if (all.length === 0) return []
    const times = good.map(({ millis }) => millis)
    const errors = {}
    for (const { status, error } of all.filter((call) => call.status !== 200)) {
      const name = [status, error].filter(Boolean).join(' ')
      errors[name] = (errors[name] ?? 0) + 1
    }
    const at = (part) => (times.length > 0 ? rounded(quantile(times, part)) : undefined)
    return {
      kind,
      calls: all.length,
      'a second': rounded(all.length / seconds, 1),
      'p50 (ms)': at(0.5),
      'p95 (ms)': at(0.95),
      'p99 (ms)': at(0.99),
      errors: Object.entries(errors)
        .map(([name, count]) => `${name} × ${count}`)
        .join(', '),
    }
  })
}

await main(async () => {
  const options = readOptions()
  if (options.help) return console.log(usage)
  endOnSignals()
  try {
    await run(options)
  } finally {
    await end()
  }
})

async function run({ before, servers: count, people, seconds }) {
  await ensureBuilt('app')
  const { folder } = temporaryFolder()
  const postgres = await startPostgres({ durable: true })
  const ports = []
  for (let index = 0; index < count; index++) ports.push(await freePort())
  const servers = []
  // The first one makes the database.
  for (const port of ports) servers.push(await startOn(port, before, postgres.url))
  const address = await startNginx(folder, await freePort(), ports)
  const usernames = await enrol(root, postgres.url, people)
  const calls = []
  const stop = startPeople(address, usernames, password, (call) => calls.push(call))
  for (const { name, part, act } of phasesOf({ servers, postgres, before })) {
    const [from, start] = [calls.length, performance.now()]
    const acting = act()
    await Promise.all([acting, wait(seconds * part * 1000)])
    console.log(`\n${name}`)
    console.table(figuresOf(calls.slice(from), (performance.now() - start) / 1000))
  }
  const acknowledged = await stop()
  const stored = await storedPosts(root, postgres.url)
  const lost = acknowledged.filter((code) => !stored.has(code))
  console.log(`\n${count} servers, ${people} people, ${seconds} s, ${calls.length} calls`)
  console.log(`Writes: ${acknowledged.length} acknowledged, ${lost.length} lost.`)
  if (lost.length > 0) process.exitCode = 1
}
