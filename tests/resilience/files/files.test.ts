import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filePartBytes } from 'atrium/contract/fields/file-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#server-test/postgres'
import type { Client } from '#server-test/server'
import { fillDisk } from '../full-disk'
import { buildProgram } from '../../../platform/testing/program.mjs'
import { rounds } from '../rounds'
import { startServer, type ServerProcess } from '../server-process'
import { temporaryDisk, temporaryFolder } from '../temporary-folder'
import { films } from './film'
import { adminAt, beginClip, clientAt, endClip, readSum, sendPart } from './sending'

let program: string
beforeAll(async () => {
  program = await buildProgram(join(import.meta.dirname, 'files-server.ts'))
}, 120_000)

const start = (environment: Record<string, string>) =>
  startServer({ LOG_LEVEL: 'silent', SEED: 'demo', ...environment }, program)

/** A file of two whole parts and a short one. */
const content = new Uint8Array(2 * filePartBytes + 7).map((_, at) => at % 251)
const partOf = (at: number) => content.subarray(at * filePartBytes, (at + 1) * filePartBytes)
const sum = createHash('sha256').update(content).digest('hex')

/** Returns the names of the parts in a folder of files. */
const partsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name !== 'installation')
    .map(({ name }) => name)

describe('two servers with one folder', () => {
  let postgres: TestPostgres
  let servers: ServerProcess[]
  let addresses: string[]
  let clients: Client[]
  const folder = temporaryFolder()
  const startOne = () => start({ DATABASE_URL: postgres.url, FILES_URL: `file:${folder}` })
  beforeAll(async () => {
    postgres = await startPostgres()
    // The second one finds the seed of the first.
    servers = [startOne()]
    addresses = [await servers[0]!.address]
    servers.push(startOne())
    addresses.push(await servers[1]!.address)
    const admin = await adminAt(addresses[0]!)
    clients = addresses.map((address) => clientAt(address, admin.token))
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await postgres.close()
  })

  test('share the work of one file: a part that comes to both counts once, and both end it', async () => {
    const [one, other] = clients as [Client, Client]
    const before = partsIn(folder).length
    const id = await beginClip(one, content.length)
    const both = await Promise.all([one, other].map((client) => sendPart(client, id, 0, partOf(0))))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await sendPart(other, id, 1, partOf(1))).status).toBe(200)
    expect((await sendPart(one, id, 2, partOf(2))).status).toBe(200)
    const ended = await Promise.all([one, other].map((client) => endClip(client, id)))
    expect(ended[0]).toEqual(ended[1])
    expect(partsIn(folder)).toHaveLength(before + 3)
    expect(await readSum(addresses[1]!, one, id)).toEqual({ status: 200, bytes: content.length, sum })
  })

  test('give one file to one of two records that ask for it at once, and a copy to the other', async () => {
    const [one, other] = clients as [Client, Client]
    const id = await beginClip(one, 7)
    await sendPart(other, id, 0, content.subarray(0, 7))
    const clip = await endClip(one, id)
    const add = (client: Client, title: string) => client.get(films.add, { body: { title, clips: [clip] } })
    const ids = await Promise.all([add(one, 'first'), add(other, 'second')])
    const records = await Promise.all(ids.map((filmId) => one.get(films.read, { query: { filmId } })))
    const clips = records.flatMap((record) => record.clips.map((file) => file.id))
    expect(new Set(clips).size).toBe(2)
    expect(clips).toContain(id)
    const read = await Promise.all(clips.map((clipId) => readSum(addresses[1]!, other, clipId)))
    expect(read.map(({ status, bytes }) => [status, bytes])).toEqual([
      [200, 7],
      [200, 7],
    ])
  })

  test('lose no part where one is killed in the middle, and go on at the other', async () => {
    for (let round = 0; round < rounds(1, 10); round++) {
      const id = await beginClip(clients[1]!, content.length)
      expect((await sendPart(clients[0]!, id, 0, partOf(0))).status).toBe(200)
      const lost = sendPart(clients[0]!, id, 1, partOf(1)).catch(() => undefined)
      await servers[0]!.kill()
      await lost
      // The part may have been stored, without an answer.
      expect((await sendPart(clients[1]!, id, 1, partOf(1))).status).toBe(200)
      expect((await sendPart(clients[1]!, id, 2, partOf(2))).status).toBe(200)
      await endClip(clients[1]!, id)
      expect(await readSum(addresses[1]!, clients[1]!, id)).toMatchObject({ bytes: content.length, sum })
      servers[0] = startOne()
      addresses[0] = await servers[0].address
      clients[0] = clientAt(addresses[0], clients[1]!.token)
    }
  })
})

const [folderDisk, databaseDisk] = [temporaryDisk('size=8m'), temporaryDisk('size=12m')]

test.skipIf(!folderDisk).each([
  [
    'a folder',
    'file.noRoom',
    () => ({
      DATABASE_URL: `file:${join(temporaryFolder(), 'main.db')}`,
      FILES_URL: `file:${folderDisk}`,
      DISK_LEFT_MB: '0',
    }),
    folderDisk!,
    1,
  ],
  [
    'the database',
    'server.storageFull',
    () => ({ DATABASE_URL: `file:${join(databaseDisk!, 'main.db')}`, DISK_LEFT_MB: '0' }),
    databaseDisk!,
    0,
  ],
] as const)(
  'a full disk below %s rejects a part with 507 and keeps nothing of it; the same part goes on when there is room',
  async (_, code, environment, disk, left) => {
    const server = start(environment())
    const address = await server.address
    const admin = await adminAt(address)
    const id = await beginClip(admin, content.length)
    expect((await sendPart(admin, id, 0, partOf(0))).status).toBe(200)
    const ballast = join(disk, 'ballast')
    fillDisk(ballast)
    const full = await sendPart(admin, id, 1, partOf(1))
    expect([full.status, full.errorData.error]).toEqual([507, code])
    rmSync(ballast)
    expect(partsIn(disk).filter((name) => !name.startsWith('main.db'))).toHaveLength(left)
    expect((await sendPart(admin, id, 1, partOf(1))).status).toBe(200)
    expect((await sendPart(admin, id, 2, partOf(2))).status).toBe(200)
    await endClip(admin, id)
    expect(await readSum(address, admin, id)).toEqual({ status: 200, bytes: content.length, sum })
    await server.stop()
  },
)

/** Returns the memory of a process that is not shared, in megabytes. */
const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

test.skipIf(process.platform !== 'linux')(
  `a file of ${rounds(64, 5120)} MB is taken, checked and read in little memory`,
  async () => {
    const parts = rounds(64, 5120)
    const server = start({
      DATABASE_URL: `file:${join(temporaryFolder(), 'main.db')}`,
      FILES_URL: `file:${temporaryFolder()}`,
    })
    const address = await server.address
    const admin = await adminAt(address)
    const id = await beginClip(admin, parts * filePartBytes)
    const whole = createHash('sha256')
    let most = 0
    for (let part = 0; part < parts; part++) {
      const body = new Uint8Array(filePartBytes).fill(part % 256)
      whole.update(body)
      const { status } = await sendPart(admin, id, part, body)
      if (status !== 200) throw new Error(`Part ${part} was answered with ${status}.`)
      most = Math.max(most, memoryOf(server.pid))
    }
    const clip = await endClip(admin, id)
    const body = { title: 'long', clips: [clip] }
    await admin.get(films.add, { body })
    const read = await readSum(address, admin, id)
    most = Math.max(most, memoryOf(server.pid))
    console.log({ megabytes: parts, memory: Math.round(most) })
    expect(read).toEqual({ status: 200, bytes: parts * filePartBytes, sum: whole.digest('hex') })
    // The whole file would be more than this in the long run.
    expect(most).toBeLessThan(400)
    await server.stop()
  },
  rounds(120_000, 3_600_000),
)
