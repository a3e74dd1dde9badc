import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createRequire } from 'node:module'
import { createServer, type Server } from 'node:net'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { filePartBytes } from 'atrium/contract/fields/file-types'
import { api } from '#product/contract'
import { paperModule, papers, paperServer } from '#server-test/kind/every-kind/paper'
import { sendFile, sentFile } from '#server-test/kind/every-kind/send-file'
import { openServer, productWith, type TestServer } from '#server-test/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '#server/call/file/file-store'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'

const require = createRequire(import.meta.url)
const product = productWith(paperModule, paperServer)
const content = new Uint8Array(filePartBytes + 9).map((_, at) => at % 251)
const file = { field: 'extras', name: 'a.bin', content }
const quiet = () => {}

let folder: string
const opened: TestServer[] = []
const openWith = async (host: Parameters<typeof openServer>[0]) => {
  const server = await openServer({ product, log: quiet, ...host })
  opened.push(server)
  return { server, admin: await server.signIn('admin', 'en') }
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterAll(async () => {
  for (const server of opened) await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** The names of the parts in the folder. */
const inFolder = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name)

const port = (server: Server) => (server.address() as { port: number }).port
const key = { id: 'S3RVER', secret: 'S3RVER' }
const bucketAt = (at: number, { name = 'office', prefix = '' } = {}) => ({
  bucket: { endpoint: `http://127.0.0.1:${at}/${name}`, prefix },
  key,
  region: 'us-east-1',
})

/** A file goes into the store, comes back whole, and is deleted there two nights after its record let it go. Returns what the store has of it then. */
async function keepsFiles(files: FileStore): Promise<unknown[]> {
  const { server, admin } = await openWith({ files })
  const sent = await sentFile(admin, file)
  const body = { title: 'kept', deptId: 5, extras: [sent] }
  const paperId = await admin.get(papers.add, { body })
  const read = async () => {
    const answer = await admin.ask(api.fieldFiles.read, { query: { id: sent.id } })
    return answer.status === 200 && Buffer.from(await answer.body.data.arrayBuffer()).equals(content)
  }
  expect(await read()).toBe(true)
  const rows = await server.deps.db.selectFrom('fieldFileParts').select(['partKey', 'content']).execute()
  expect(rows.map((row) => row.content)).toEqual([null, null])
  const first = await files.get(rows[0]!.partKey)
  expect(first?.length).toBe(filePartBytes)
  await admin.get(papers.delete, { query: { ids: [paperId] } })
  await admin.get(papers.purge, { query: { ids: [paperId] } })
  for (let night = 0; night < 3; night++) {
    server.wait(25 * 3_600_000)
    await server.runJobs()
  }
  expect(await server.deps.db.selectFrom('fieldFiles').selectAll().execute()).toEqual([])
  return Promise.all(rows.map(({ partKey }) => files.get(partKey)))
}

test('a folder keeps files and has nothing left of deleted ones', async () => {
  expect(await keepsFiles(folderStore(folder))).toEqual([undefined, undefined])
  expect(await inFolder()).toEqual([])
})

test('without room on the disk nothing is stored, and the same part goes on when there is some', async () => {
  let isFull = true
  const store = folderStore(folder)
  const put: FileStore['put'] = async (name, bytes) => {
    if (isFull) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    return store.put(name, bytes)
  }
  const { admin } = await openWith({ files: { ...store, put } })
  const full = await sendFile(admin, file)
  expect([full.status, full.errorData.error]).toEqual([507, 'file.noRoom'])
  expect(await inFolder()).toEqual([])
  isFull = false
  await sentFile(admin, file)
})

test.each([
  ['is not there', (name: string, store: FileStore) => store.remove([name])],
  ['is another one', (name: string, store: FileStore) => store.put(name, new Uint8Array(3))],
])('a part that %s is an error before anything of the file is sent', async (_, change) => {
  const store = folderStore(folder)
  const { server, admin } = await openWith({ files: store })
  const { id } = await sentFile(admin, file)
  const [first] = await server.deps.db.selectFrom('fieldFileParts').where('fileKey', '=', id).selectAll().execute()
  await change(first!.partKey, store)
  const { status, errorData } = await admin.ask(api.fieldFiles.read, { query: { id } })
  expect([status, errorData.error]).toEqual([503, 'file.unavailable'])
})

test('the job goes on after a file that cannot be deleted, and is not done', async () => {
  const store = folderStore(folder)
  const failing = new Set<string>()
  const remove: FileStore['remove'] = async (names) => {
    if (names.some((name) => failing.has(name))) throw new Error('gone away')
    await store.remove(names)
  }
  const { server, admin } = await openWith({ files: { ...store, remove } })
  const { db } = server.deps
  // From here on the job has a next time.
  await server.runJobs()
  const [bad, good] = [await sentFile(admin, file), await sentFile(admin, file)]
  const parts = await db.selectFrom('fieldFileParts').where('fileKey', '=', bad.id).select('partKey').execute()
  for (const { partKey } of parts) failing.add(partKey)
  server.wait(25 * 3_600_000)
  await server.runJobs()
  const rows = await db.selectFrom('fieldFiles').where('fileKey', 'in', [bad.id, good.id]).select('fileKey').execute()
  expect(rows).toEqual([{ fileKey: bad.id }])
})

test('a folder that is not there is not made: its disk may be missing', async () => {
  const missing = join(folder, 'not-mounted')
  const { admin } = await openWith({ files: folderStore(missing) })
  expect((await sendFile(admin, file)).errorData.error).toBe('file.unavailable')
  expect(existsSync(missing)).toBe(false)
})

test('a folder that cannot be written gives an error that says so', async () => {
  const blocked = join(folder, 'a-file')
  await writeFile(blocked, '')
  const { admin } = await openWith({ files: folderStore(blocked) })
  const { status, errorData } = await sendFile(admin, file)
  expect([status, errorData.error]).toEqual([503, 'file.unavailable'])
})

describe('an S3-compatible store', () => {
  let store: ChildProcess
  let at: number
  beforeAll(async () => {
    const directory = await mkdtemp(join(folder, 's3-'))
    const program = require.resolve('s3rver/bin/s3rver.js')
    const options = ['-d', directory, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'office']
    const child = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
    store = child
    for await (const line of createInterface(child.stdout)) {
      const listening = /listening on .*:(\d+)$/.exec(line)
      if (!listening) continue
      at = Number(listening[1])
      break
    }
    child.stdout.resume()
  })
  afterAll(async () => {
    const ended = once(store, 'exit')
    store.kill()
    await ended
  })

  test.each(['', 'papers/'])('keeps files below "%s" as a folder does', async (prefix) => {
    expect(await keepsFiles(s3Store(bucketAt(at, { prefix })))).toEqual([undefined, undefined])
  })

  test('names what is in it', async () => {
    const files = s3Store(bucketAt(at, { prefix: 'named/' }))
    const names = Array.from({ length: 3 }, (_, n) => `${n}`.repeat(22))
    for (const name of names) await files.put(name, content)
    const found = []
    for await (const some of files.names()) found.push(...some)
    expect(found.map(({ name }) => name).toSorted()).toEqual(names)
    expect(found.every((one) => one.at > 0)).toBe(true)
  })

  test('repeats what it is asked to, follows no redirect, and takes a deletion of nothing', async () => {
    const asked: string[] = []
    const busy = createHttpServer((request, response) => {
      asked.push(request.method!)
      const isFirst = asked.length === 1
      response.writeHead(isFirst ? 503 : request.method === 'DELETE' ? 404 : request.method === 'GET' ? 307 : 200, {
        location: `http://127.0.0.1:${at}/office`,
      })
      response.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => busy.once('listening', resolve))
    const files = s3Store(bucketAt(port(busy)), { pauses: [1, 1] })
    await files.put('A'.repeat(22), content)
    expect(asked).toEqual(['PUT', 'PUT'])
    await files.remove(['A'.repeat(22)])
    await expect(files.get('A'.repeat(22))).rejects.toThrow('redirects')
    expect(asked).toEqual(['PUT', 'PUT', 'DELETE', 'GET'])
    busy.close()
  })

  test('without the bucket takes none', async () => {
    const { admin } = await openWith({
      files: s3Store(bucketAt(at, { name: 'nothing' })),
    })
    expect((await sendFile(admin, file)).errorData.error).toBe('file.unavailable')
  })

  test('that is down or does not answer gives an error that says so, and records are saved without it', async () => {
    const silent = createServer(quiet).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    for (const [to, patience] of [
      [1, 1000],
      [port(silent), 50],
    ] as const) {
      const { admin } = await openWith({ files: s3Store(bucketAt(to), { patience, pauses: [1] }) })
      const { status, errorData } = await sendFile(admin, file)
      expect([status, errorData.error]).toEqual([503, 'file.unavailable'])
      await admin.get(papers.add, { body: { title: `without ${to}`, deptId: 5 } })
    }
    silent.close()
  })
})
