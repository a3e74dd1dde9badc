import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/runtimes/node/database'
import type { Caller } from '../caller'
import { fillDisk } from '../full-disk'
import { missingPosts, signedIn, startWriters } from '../load'
import { rounds } from '../rounds'
import { startServer } from '../server-process'
import { temporaryDisk, temporaryFolder } from '../temporary-folder'
import { readLogs } from './read-logs'

const silent = () => {}
const start = (file: string) => startServer({ DATABASE_URL: `file:${file}`, LOG_LEVEL: 'error', SEED: 'demo' })
const page = { method: 'GET', path: '/' } as const

async function missingIn(file: string, codes: readonly string[]): Promise<string[]> {
  const server = start(file)
  const caller = await signedIn(await server.address)
  const missing = await missingPosts(caller, codes)
  caller.close()
  await server.stop()
  return missing
}

test('what was acknowledged is there after a kill, and the chains of the logs hold', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const kills = rounds(2, 30)
  const codes: string[] = []
  for (let round = 0; round < kills; round++) {
    const server = start(file)
    const writers = await startWriters(await server.address, 4)
    await writers.acknowledge(50 + 10 * round)
    await server.kill()
    codes.push(...(await writers.stop()).acknowledged)
  }
  const missing = await missingIn(file, codes)
  console.log({ kills, acknowledged: codes.length, lost: missing.length })
  expect(missing).toEqual([])
  const { damages, operations } = await readLogs(`file:${file}`)
  expect(damages).toEqual([])
  expect(operations).toBeGreaterThanOrEqual(codes.length)
})

test('the file of a stopped server is whole without those beside it', async () => {
  const folder = temporaryFolder()
  const [file, copy] = [join(folder, 'atrium.db'), join(folder, 'copy.db')]
  const server = start(file)
  const writers = await startWriters(await server.address, 2)
  await writers.acknowledge(50)
  const { acknowledged } = await writers.stop()
  await server.stop()
  copyFileSync(file, copy)
  expect(await missingIn(copy, acknowledged)).toEqual([])
})

/** Reads a list and the page one after the other until `isOver`. Returns how many, and how long the slowest took. */
async function readUntil(caller: Caller, isOver: () => boolean): Promise<{ reads: number; longestMillis: number }> {
  let reads = 0
  let longestMillis = 0
  while (!isOver()) {
    for (const endpoint of [api.posts.list, page]) {
      const { status, millis } = await caller.call(endpoint)
      expect(status).toBe(200)
      reads += 1
      longestMillis = Math.max(longestMillis, Math.round(millis))
    }
  }
  return { reads, longestMillis }
}

test('while another process holds the file, reads and the page are answered, and a write after 5 s with 503', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const server = start(file)
  const address = await server.address
  const [reader, writer] = await Promise.all([signedIn(address), signedIn(address)])
  const holder = await openDatabase(product, `file:${file}`, silent)
  const body = { postCode: 'held', postName: 'Held', postSort: 1 }
  await holder.write(async () => {
    let isOver = false
    const write = writer.call(api.posts.add, { body }).finally(() => {
      isOver = true
    })
    const { reads, longestMillis } = await readUntil(reader, () => isOver)
    const { status, millis } = await write
    console.log({ reads, longestMillis, writeMillis: Math.round(millis) })
    expect(status).toBe(503)
    // The lock lasts for seconds, and no read waits for it.
    expect(longestMillis).toBeLessThan(millis / 2)
  })
  expect((await writer.call(api.posts.add, { body })).status).toBe(200)
  for (const caller of [reader, writer]) caller.close()
  await holder.close()
  await server.stop()
})

test('a deleted file is noticed without a call; writes are rejected, reads go on', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const server = start(file)
  const caller = await signedIn(await server.address)
  rmSync(file)
  await server.line(/"level":"error","event":"database file lost"/)
  const body = { postCode: 'late', postName: 'Late', postSort: 1 }
  const { status, body: answer } = await caller.call(api.posts.add, { body })
  expect({ status, data: answer!.data }).toMatchObject({ status: 503, data: { error: 'server.fileGone' } })
  expect((await caller.call(api.posts.list)).status).toBe(200)
  caller.close()
  expect((await server.stop()).code).toBe(0)
})

const [disk, otherDisk] = [temporaryDisk('size=8m'), temporaryDisk('size=8m')]

test.skipIf(!disk)(
  'a full disk rejects writes with 507 until there is room, loses nothing and lets reads pass',
  async () => {
    const [file, ballast] = [join(disk!, 'atrium.db'), join(disk!, 'ballast')]
    const server = start(file)
    const address = await server.address
    const writers = await startWriters(address, 4)
    const reader = await signedIn(address)
    for (let round = 0; round < rounds(1, 5); round++) {
      await writers.acknowledge(20)
      fillDisk(ballast)
      await writers.reject(20)
      expect((await reader.call(api.posts.list)).status).toBe(200)
      rmSync(ballast)
      await writers.acknowledge(20)
    }
    const { acknowledged, statuses, longestMillis } = await writers.stop()
    reader.close()
    await server.kill()
    const missing = await missingIn(file, acknowledged)
    console.log({ statuses, lost: missing.length, longestMillis: Math.round(longestMillis) })
    expect(Object.keys(statuses)).toEqual(['200', '507'])
    expect(missing).toEqual([])
  },
)

test.skipIf(!otherDisk)('a server starts on a full disk, and rejects sign-ins until there is room', async () => {
  const [file, ballast] = [join(otherDisk!, 'atrium.db'), join(otherDisk!, 'ballast')]
  const first = start(file)
  // Adds a row to the sign-in log, which the next start would sign.
  const before = await signedIn(await first.address)
  before.close()
  await first.stop()
  fillDisk(ballast)
  const server = start(file)
  const address = await server.address
  expect((await fetch(`${address}/api/user/loginOptions`)).status).toBe(200)
  await expect(signedIn(address)).rejects.toThrow('507')
  rmSync(ballast)
  const after = await signedIn(address)
  after.close()
  await server.stop()
})
