import { api } from '#product/contract'
import { filePartBytes, type StoredFile } from 'atrium/contract/fields/file-types'
import { paper, paperModule, papers, paperServer } from '#server-test/kind/every-kind/paper'
import { sendFile, sentFile } from '#server-test/kind/every-kind/send-file'
import { testResource } from '#server-test/kind/test-resource'
import sharp from 'sharp'
import { openServer, productWith, type Client, type TestServer } from '#server-test/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const product = productWith(paperModule, paperServer)
testResource(papers, paper, { product })

let server: TestServer
let admin: Client
let editor: Client
let common: Client

// The editor sees department 5 and what is below it.
const [inside, outside] = [5, 6]

beforeAll(async () => {
  server = await openServer({ product })
  const { db } = server.deps
  await db.updateTable('roles').set({ dataScope: 4 }).where('roleId', 'in', [2, 3]).execute()
  const menus = await db.selectFrom('menus').where('permission', 'like', 'archive:paper:%').select('id').execute()
  const links = [2, 3].flatMap((roleId) => menus.map(({ id: menuId }) => ({ roleId, menuId })))
  await db
    .insertInto('roleMenus')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  admin = await server.signIn('admin', 'en')
  editor = await server.signIn('editor', 'en')
  common = await server.signIn('common', 'en')
})
afterAll(() => server.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c06' } })
    .png()
    .toBuffer()
const large = await picture(2001, 2000)
const bytes = (text: string) => new TextEncoder().encode(text)
const plain = { field: 'contract', name: 'plan.txt', content: bytes('a plan') }
const fieldsOf = async (sending: ReturnType<typeof sendFile>) => {
  const { status, errorData } = await sending
  return [status, errorData.fields]
}
const read = (id: string, client = editor) => client.ask(api.fieldFiles.read, { query: { id } })
const contentOf = async (id: string, client = editor) => {
  const { status, body } = await read(id, client)
  return status === 200 ? new Uint8Array(await body.data.arrayBuffer()) : status
}
let titles = 0
const add = (form: object, client = editor) =>
  client.get(papers.add, { body: { title: `paper ${titles++}`, deptId: inside, ...form } })
const rowOf = (paperId: number, client = admin) => client.get(papers.read, { query: { paperId } })

describe('a file', () => {
  test('is sent in parts, taken by a record, and read back as it was', async () => {
    const content = new Uint8Array(2 * filePartBytes + 7).map((_, at) => at % 251)
    const sent = await sentFile(editor, { field: 'extras', name: '数据 1.bin', content })
    expect(sent).toEqual({ id: sent.id, name: '数据 1.bin', type: 'application/octet-stream', size: content.length })
    const paperId = await add({ extras: [{ id: sent.id, name: 'not this', size: 1 }] })
    expect(await rowOf(paperId)).toMatchObject({ extras: [sent], contract: null })
    // A comparison number by number takes half a minute.
    expect(Buffer.from((await contentOf(sent.id)) as Uint8Array).equals(content)).toBe(true)
    const { headers } = await read(sent.id)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="_1.bin"; filename*=UTF-8''%E6%95%B0%E6%8D%AE%201.bin`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test('goes on where it broke off, and takes a part that comes again as the one it has', async () => {
    const content = new Uint8Array(filePartBytes + 5).fill(65)
    const { id } = await editor.get(api.fieldFiles.begin, {
      body: { kind: 'paper', field: 'extras', name: 'a.txt', size: content.length },
    })
    const part = (at: number, body: Uint8Array) => editor.ask(api.fieldFiles.part, { query: { id, part: at }, body })
    expect((await part(1, content.subarray(filePartBytes))).errorData.fields).toHaveProperty('part')
    await part(0, content.subarray(0, filePartBytes))
    expect((await editor.ask(api.fieldFiles.end, { body: { id } })).errorData.fields).toHaveProperty('id')
    expect((await part(0, new Uint8Array(filePartBytes).fill(66))).body.data).toEqual({ parts: 1 })
    expect((await part(1, content.subarray(0, 4))).errorData.fields).toHaveProperty('part')
    await part(1, content.subarray(filePartBytes))
    const file = await editor.get(api.fieldFiles.end, { body: { id } })
    expect(await editor.get(api.fieldFiles.end, { body: { id } })).toEqual(file)
    expect(file).toMatchObject({ type: 'text/plain' })
    expect(Buffer.from((await contentOf(id)) as Uint8Array).equals(content)).toBe(true)
    // Its content stays as it was checked.
    expect((await part(2, content.subarray(0, 5))).status).toBe(400)
  })

  test.each([
    ['of 0 bytes', { ...plain, content: new Uint8Array() }, { size: 'The file is empty (0 bytes)' }],
    [
      'with a name of 1,000 characters',
      { ...plain, name: `${'x'.repeat(996)}.txt` },
      { name: 'At most 200 characters' },
    ],
    ['without a name', { ...plain, name: ' ' }, { name: expect.any(String) }],
    [
      'larger than the limit of the field',
      { ...plain, content: new Uint8Array(2 * filePartBytes + 1) },
      { size: 'The file is larger than 2 MB' },
    ],
    [
      'whose content is not what its name says',
      { ...plain, name: 'plan.pdf', content: large },
      { content: 'By its content the file is image/png. This field takes: application/pdf, text/plain' },
    ],
    [
      'that is called a picture and is a page',
      { field: 'photo', name: 'me.png', content: bytes('<html><script>alert(1)</script></html>') },
      { content: expect.stringContaining('text/plain') },
    ],
    ['with too many pixels', { field: 'photo', content: large }, { content: expect.stringContaining('4 megapixels') }],
    [
      'that is a picture and breaks off',
      { field: 'photo', content: large.subarray(0, large.length - 20) },
      { content: expect.stringContaining('Is no picture') },
    ],
    ['whose name turns the direction of text', { ...plain, name: 'a\u202Efdp.exe' }, { name: 'Has the wrong format' }],
  ])('%s is rejected at its field', async (_, file, fields) => {
    expect(await fieldsOf(sendFile(editor, file))).toEqual([400, fields])
  })

  test('of 5 GB is rejected before a byte of it comes', async () => {
    const body = { kind: 'paper', field: 'extras', name: 'film.mp4', size: 5 * 1024 ** 3 }
    expect(await fieldsOf(editor.ask(api.fieldFiles.begin, { body }) as never)).toEqual([
      400,
      { size: 'The file is larger than 3 MB' },
    ])
  })

  test('that says less than it sends is cut, and nothing of that part is kept', async () => {
    const { id } = await editor.get(api.fieldFiles.begin, {
      body: { kind: 'paper', field: 'extras', name: 'a.txt', size: 10 },
    })
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await server.app.request(`/api/field-file/part?id=${id}&part=0`, {
      method: 'PUT',
      headers: { token: editor.token!, 'content-type': 'application/octet-stream' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(3 * filePartBytes)
    expect((await editor.ask(api.fieldFiles.end, { body: { id } })).status).toBe(400)
  })

  test('comes as bytes and as nothing else', async () => {
    const { id } = await editor.get(api.fieldFiles.begin, {
      body: { kind: 'paper', field: 'extras', name: 'a.txt', size: 2 },
    })
    const sent = await editor.ask(api.fieldFiles.part, { query: { id, part: 0 }, body: [] })
    expect([sent.status, sent.errorData.error]).toEqual([415, 'request.notBytes'])
  })
})

describe('access', () => {
  let inScope: StoredFile
  let outOfScope: StoredFile
  beforeAll(async () => {
    inScope = await sentFile(admin, plain)
    outOfScope = await sentFile(admin, plain)
    await add({ contract: inScope }, admin)
    await add({ contract: outOfScope, deptId: outside }, admin)
  })

  test('is that of the record: what is out of scope is not found', async () => {
    expect([(await read(inScope.id)).status, (await read(outOfScope.id)).status]).toEqual([200, 404])
    expect([(await read(outOfScope.id, admin)).status, (await read('A'.repeat(22))).status]).toEqual([200, 404])
    expect((await read(inScope.id, server.client())).status).toBe(401)
    const guest = await server.signIn('guest')
    expect((await read(inScope.id, guest)).status).toBe(404)
  })

  test('to a file without a record is for the person who sent it', async () => {
    const file = await sentFile(editor, plain)
    expect([(await read(file.id)).status, (await read(file.id, admin)).status]).toEqual([200, 404])
    const others = await Promise.all([
      common.ask(api.fieldFiles.part, { query: { id: file.id, part: 0 }, body: bytes('x') }),
      common.ask(api.fieldFiles.end, { body: { id: file.id } }),
    ])
    expect(others.map(({ status }) => status)).toEqual([404, 404])
  })

  test('to sending one is for those who add or edit such records', async () => {
    const guest = await server.signIn('guest')
    expect((await sendFile(guest, plain)).status).toBe(404)
  })

  test.each([{ kind: 'nothing' }, { field: 'title' }])(
    "to %o is nobody's: there is no such field of files",
    async (other) => {
      expect((await sendFile(editor, { ...plain, ...other })).status).toBe(404)
    },
  )

  test('a record takes no file of somebody else, of another field or record, or that is not there', async () => {
    const theirs = await sentFile(admin, plain)
    const ofPhoto = await sentFile(editor, { field: 'photo', content: await picture(4, 4) })
    for (const id of [theirs.id, ofPhoto.id, inScope.id, outOfScope.id, 'A'.repeat(22)]) {
      const body = { title: 'mine', deptId: inside, contract: { id } }
      const { status, errorData } = await editor.ask(papers.add, { body })
      expect([status, Object.keys(errorData.fields ?? {})]).toEqual([400, ['contract']])
    }
    const twice = { title: 'mine', deptId: inside, extras: [{ id: theirs.id }, { id: theirs.id }] }
    expect((await admin.ask(papers.add, { body: twice })).status).toBe(400)
  })
})

describe('a record', () => {
  const edit = async (paperId: number, form: object) => {
    const { version, title, deptId } = await rowOf(paperId)
    return editor.ask(papers.edit, { body: { paperId, version, title, deptId, ...form } })
  }
  const nextDay = async () => {
    server.wait(25 * 3_600_000)
    await server.runJobs()
    editor = await server.signIn('editor', 'en')
    admin = await server.signIn('admin', 'en')
    common = await server.signIn('common', 'en')
  }
  const countOf = async (...ids: string[]) =>
    (await server.deps.db.selectFrom('fieldFiles').where('fileKey', 'in', ids).select('fileKey').execute()).length

  test('keeps its files where the form leaves them out, and loses those that it no longer names', async () => {
    const [one, two, next] = [
      await sentFile(editor, plain),
      await sentFile(editor, plain),
      await sentFile(editor, plain),
    ]
    const extras = await sentFile(editor, { ...plain, field: 'extras' })
    const paperId = await add({ contract: one, extras: [extras] })
    expect((await edit(paperId, { title: 'kept' })).status).toBe(200)
    expect(await rowOf(paperId)).toMatchObject({ contract: one, extras: [extras] })
    expect((await edit(paperId, { contract: two, extras: [] })).status).toBe(200)
    expect(await rowOf(paperId)).toMatchObject({ contract: two, extras: [] })
    expect([await contentOf(one.id), await contentOf(extras.id), await contentOf(two.id)]).toEqual([
      404,
      404,
      plain.content,
    ])
    await nextDay()
    await nextDay()
    expect([await countOf(one.id, extras.id, next.id), await countOf(two.id)]).toEqual([0, 1])
    const parts = server.deps.db.selectFrom('fieldFileParts').where('fileKey', 'in', [one.id, extras.id])
    expect(await parts.selectAll().execute()).toEqual([])
    expect(await contentOf(two.id)).toEqual(plain.content)
  })

  test('an edit that is rejected takes and releases nothing', async () => {
    const [one, two] = [await sentFile(editor, plain), await sentFile(editor, plain)]
    const paperId = await add({ contract: one })
    expect((await edit(paperId, { contract: two, deptId: 999_999 })).status).toBe(400)
    expect(await contentOf(one.id)).toEqual(plain.content)
    expect((await edit(paperId, { contract: two })).status).toBe(200)
  })

  test('has its files while it is in the bin, which nobody reads there, and loses them with it', async () => {
    const file = await sentFile(editor, plain)
    const paperId = await add({ contract: file })
    await admin.get(papers.delete, { query: { ids: [paperId] } })
    expect((await read(file.id)).status).toBe(404)
    await admin.get(papers.restore, { query: { ids: [paperId] } })
    expect(await contentOf(file.id)).toEqual(plain.content)
    await admin.get(papers.delete, { query: { ids: [paperId] } })
    await admin.get(papers.purge, { query: { ids: [paperId] } })
    await nextDay()
    await nextDay()
    expect(await countOf(file.id)).toBe(0)
  })

  test('that is gone without a call loses its files at night', async () => {
    const file = await sentFile(editor, plain)
    const paperId = await add({ contract: file })
    await server.deps.db.deleteFrom('papers').where('paperId', '=', paperId).execute()
    await nextDay()
    expect((await read(file.id, admin)).status).toBe(404)
    await nextDay()
    await nextDay()
    expect(await countOf(file.id)).toBe(0)
  })
})

test('a person has a hundred files without a record at most; the oldest one makes room', async () => {
  const client = await server.signIn('common', 'en')
  const first = await sentFile(client, plain)
  for (let time = 0; time < 100; time++)
    await client.get(api.fieldFiles.begin, { body: { kind: 'paper', field: 'contract', name: 'a.txt', size: 1 } })
  expect((await read(first.id, client)).status).toBe(404)
})
