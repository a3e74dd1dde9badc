import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres, startProgram, startServer } from '../lib/child.mjs'
import { callsOf } from './calls.mjs'
import { whenEnding } from '../lib/ending.mjs'
import { openDatabase } from './database.mjs'
import { openLoad } from './load.mjs'
import { databaseTime } from './database-time.mjs'

const bareProgram = fileURLToPath(new URL('bare.mjs', import.meta.url))
const recorder = new URL('recorder.mjs', import.meta.url).href

let postgres

/** The address of a new, empty database. One PostgreSQL serves a whole run. */
export async function freshDatabase(engine, { name, folder }, data, suffix = '') {
  if (engine === 'sqlite') return `file:${join(data, `${name}${suffix}.db`)}`
  if (!postgres) {
    postgres = await startPostgres()
    whenEnding(() => (postgres = undefined))
  }
  const database = openDatabase(folder, postgres.url)
  const named = `bench_${name}_${Date.now()}`
  await database.run({ sql: `create database ${named}` })
  await database.close()
  return Object.assign(new URL(postgres.url), { pathname: `/${named}` }).href
}

/** Records the statements that a build's server runs for each call, in a file for the bare server; returns the file. */
async function record(build, url, data) {
  const server = await startServer(build, url, { preload: recorder })
  const calls = {}
  for (const [name, { password, ...call }] of Object.entries(await callsOf(server.address))) {
    // Not the first time, which also marks the session as seen.
    const open = await openLoad(call, 1)
    await server.ask('clear')
    await open.send(1)
    calls[name] = { statements: await server.ask('statements'), password }
    open.close()
  }
  await server.close()
  const file = join(data, `${build.name}-plan.json`)
  writeFileSync(file, JSON.stringify({ folder: build.folder, url, calls }))
  return file
}

/** Starts a bare server that runs the same statements as the server of a build; returns it and its calls. */
export async function startBare(build, url, data) {
  const program = await startProgram(bareProgram, { env: { PLAN: await record(build, url, data) } })
  const callFor = (name, call) => ({ ...call, address: program.address, path: `/${encodeURIComponent(name)}` })
  return { ...program, callFor }
}

/** Sends a call many times; returns the processor time of a call in the server and in PostgreSQL, in microseconds. */
export async function measure(program, call, { connections, count, millis }) {
  const open = await openLoad(call, connections)
  const [before, databaseBefore] = [await program.ask('usage'), databaseTime(postgres)]
  const { length } = await open.send(count, millis)
  const [after, databaseAfter] = [await program.ask('usage'), databaseTime(postgres)]
  open.close()
  return { cpu: (after.cpu - before.cpu) / length, database: (databaseAfter - databaseBefore) / length }
}
