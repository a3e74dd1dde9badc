import { api } from '#product/contract'
import { maxFileBytes } from 'atrium/contract/fields/stored-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#server/call/actor'
import { AppError } from '#server/call/app-error'
import { deleteFiles, takeFiles } from '#server/call/file/stored-files'
import type { WriteCall } from '#server/call/write-call'
import { lastLog } from '#server-test/operation-logs'
import { gifStart, pictureBytes, pictureStarts } from '#server-test/records/pictures'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let editor: Client
let guest: Client

beforeAll(async () => {
  server = await openServer()
  editor = await server.signIn('editor')
  guest = await server.signIn('guest')
})
afterAll(() => server.close())

const editorId = 2
const base64 = (length?: number, start?: readonly number[]) => pictureBytes(length, start).toString('base64')
const upload = (content = base64(), client = editor) => client.get(api.files.upload, { body: { content } })
const read = (key: string, client = editor) => client.ask(api.files.read, { query: { key } })
const open = (key: string) => server.app.request(`/api/file?key=${key}`, { headers: { token: editor.token! } })
const isKept = async (key: string) => (await read(key)).status === 200

describe('an upload', () => {
  test.each(Object.entries(pictureStarts))('is read back as %s, whatever it says it is', async (type, start) => {
    const bytes = pictureBytes(100, start(40, 30))
    const key = await upload(`data:text/html;base64,${bytes.toString('base64')}`)
    const answer = await open(key)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await lastLog(server)).toMatchObject({ targetIds: [editorId], after: [{ upload: `${type}, 100` }] })
  })

  test.each(Object.entries(pictureStarts))('of %s may have 16 megapixels', async (_, start) => {
    expect(await isKept(await upload(base64(100, start(4000, 4000))))).toBe(true)
    for (const [width, height] of [
      [4000, 4001],
      [65_535, 65_535],
    ] as const) {
      const { status, errorData } = await editor.ask(api.files.upload, {
        body: { content: base64(100, start(width, height)) },
      })
      expect([status, errorData.fields?.content]).toEqual([400, expect.stringContaining('16')])
    }
  })

  test('as a GIF counts the header where its frame is smaller', async () => {
    const large = gifStart({ width: 65_535, height: 65_535 }, { width: 1, height: 1 })
    expect((await editor.ask(api.files.upload, { body: { content: base64(100, large) } })).status).toBe(400)
  })

  test.each([
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 400],
    ['html as png', `data:image/png;base64,${Buffer.from('<html>').toString('base64')}`, 400],
    ['no base64', 'data:image/png;base64,%%%', 400],
    ['an address', 'https://a.example/a.png', 400],
    ['nothing', '', 400],
    ['a start without a size', base64(8, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 400],
    ['a picture without pixels', base64(100, pictureStarts['image/png'](0, 0)), 400],
    ['a GIF without a frame', base64(100, [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0, 0, 0, 0x3b]), 400],
    ['one byte too many', base64(maxFileBytes + 1), 400],
    ['far too much', 'A'.repeat(3 * 1024 * 1024), 413],
  ])('is not %s', async (_, content, status) => {
    expect((await editor.ask(api.files.upload, { body: { content } })).status).toBe(status)
  })

  test('may have the full size', async () => {
    expect(await isKept(await upload(base64(maxFileBytes)))).toBe(true)
  })

  test('of the same content has a key of its own', async () => {
    expect(await upload()).not.toBe(await upload())
  })
})

describe('reading', () => {
  test('is for anybody signed in; while the session is held, of the own avatar alone', async () => {
    const key = await upload()
    expect((await read(key, server.client())).status).toBe(401)
    expect((await read(key, guest)).status).toBe(200)
    const held = await server.signIn('guest')
    const own = await upload(undefined, held)
    await held.get(api.profile.setAvatar, { body: { avatar: own } })
    await held.get(api.session.lock, { body: { password: 'tea break' } })
    const [foreign, avatar] = [await read(key, held), await read(own, held)]
    expect([foreign.status, foreign.errorData.error, avatar.status]).toEqual([423, 'session.locked', 200])
    // A key that no file has is rejected like one that some file has.
    expect((await read('A'.repeat(22), held)).status).toBe(423)
    await held.get(api.session.unlock, { body: { password: 'tea break' } })
    const due = await server.signIn('guest')
    const { db } = server.deps
    await db.updateTable('users').set({ mustChangePassword: 1 }).where('username', '=', 'guest').execute()
    expect([(await read(key, due)).errorData.error, (await read(own, due)).status]).toEqual([
      'password.mustChange',
      200,
    ])
    await db.updateTable('users').set({ mustChangePassword: 0 }).where('username', '=', 'guest').execute()
  })

  test.each(['x', '../../etc/passwd', 'A'.repeat(23)])('rejects the key %s', async (key) => {
    expect((await read(key)).status).toBe(400)
  })

  test('of a key that no file has is not found', async () => {
    expect((await read('A'.repeat(22))).status).toBe(404)
  })

  test('sends what a browser neither keeps, nor runs, nor takes for something else', async () => {
    const { headers } = await open(await upload())
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })
})

describe('a record', () => {
  const as = (userId: number) => ({ userId }) as Actor
  const take = (form: object, before?: object, userId = editorId) =>
    server.deps
      .write((db) => takeFiles({ db, actor: as(userId) } as WriteCall, ['photo'], { ...form }, before && { ...before }))
      .then(
        () => 'taken',
        (error) => (error instanceof AppError ? error.details.fields : error),
      )

  test('takes an upload, which then outlives the day', async () => {
    const [taken, left] = [await upload(), await upload()]
    expect(await take({ photo: taken })).toBe('taken')
    server.wait(25 * 3_600_000)
    editor = await server.signIn('editor')
    expect([await isKept(taken), await isKept(left)]).toEqual([true, false])
    guest = await server.signIn('guest')
  })

  test('releases the file that another one replaces', async () => {
    const [old, next] = [await upload(), await upload()]
    await take({ photo: old })
    expect(await take({ photo: next }, { photo: old })).toBe('taken')
    expect([await isKept(old), await isKept(next)]).toEqual([false, true])
    expect(await take({ photo: '' }, { photo: next })).toBe('taken')
    expect(await isKept(next)).toBe(false)
  })

  test('keeps its file when the field stays or is left out', async () => {
    const key = await upload()
    await take({ photo: key })
    expect(await take({ photo: key }, { photo: key })).toBe('taken')
    expect(await take({}, { photo: key })).toBe('taken')
    expect(await isKept(key)).toBe(true)
  })

  test('cannot take the upload of somebody else, the file of another record, or what is not there', async () => {
    const [theirs, used] = [await upload(undefined, guest), await upload()]
    await take({ photo: used })
    for (const photo of [theirs, used, 'A'.repeat(22)]) expect(await take({ photo })).toEqual({ photo: 'notOffered' })
    expect(await isKept(used)).toBe(true)
  })

  test('that is deleted takes its file along', async () => {
    const key = await upload()
    await take({ photo: key })
    await server.deps.write((db) => deleteFiles({ db }, ['photo'], [{ photo: key }, { photo: '' }]))
    expect(await isKept(key)).toBe(false)
  })
})

test('a person has twenty uploads without a record at most; the oldest one makes room', async () => {
  const client = await server.signIn('common')
  const keys: string[] = []
  for (let time = 0; time < 21; time++) keys.push(await upload(undefined, client))
  expect([await isKept(keys[0]!), await isKept(keys[1]!), await isKept(keys[20]!)]).toEqual([false, true, true])
})
