import { api } from '#product/contract'
import { filePartBytes } from 'atrium/contract/fields/file-types'
import { paper, papers } from '#server-test/kind/every-kind/paper'
import { fieldsOf, openOffice, paperProduct, plain, type PaperOffice } from '#server-test/kind/every-kind/paper-office'
import { sendFile, sentFile } from '#server-test/kind/every-kind/send-file'
import { testResource } from '#server-test/kind/test-resource'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

testResource(papers, paper, { product: paperProduct })

let office: PaperOffice
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.server.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c06' } })
    .png()
    .toBuffer()
const large = await picture(2001, 2000)
const bytes = (text: string) => new TextEncoder().encode(text)

describe('a file', () => {
  test('is sent in parts, taken by a record, and read back as it was', async () => {
    const content = new Uint8Array(2 * filePartBytes + 7).map((_, at) => at % 251)
    const sent = await sentFile(office.editor, { field: 'extras', name: '数据 1.bin', content })
    expect(sent).toEqual({ id: sent.id, name: '数据 1.bin', type: 'application/octet-stream', size: content.length })
    const paperId = await office.add({ extras: [{ id: sent.id, name: 'not this', size: 1 }] })
    expect(await office.rowOf(paperId)).toMatchObject({ extras: [sent], contract: null })
    // A comparison number by number takes half a minute.
    expect(Buffer.from((await office.contentOf(sent.id)) as Uint8Array).equals(content)).toBe(true)
    const { headers } = await office.read(sent.id)
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
    const { id } = await office.editor.get(api.fieldFiles.begin, {
      body: { kind: 'paper', field: 'extras', name: 'a.txt', size: content.length },
    })
    const part = (at: number, body: Uint8Array) =>
      office.editor.ask(api.fieldFiles.part, { query: { id, part: at }, body })
    expect((await part(1, content.subarray(filePartBytes))).errorData.fields).toHaveProperty('part')
    await part(0, content.subarray(0, filePartBytes))
    expect((await office.editor.ask(api.fieldFiles.end, { body: { id } })).errorData.fields).toHaveProperty('id')
    expect((await part(0, new Uint8Array(filePartBytes).fill(66))).body.data).toEqual({ parts: 1 })
    expect((await part(1, content.subarray(0, 4))).errorData.fields).toHaveProperty('part')
    await part(1, content.subarray(filePartBytes))
    const file = await office.editor.get(api.fieldFiles.end, { body: { id } })
    expect(await office.editor.get(api.fieldFiles.end, { body: { id } })).toEqual(file)
    expect(file).toMatchObject({ type: 'text/plain' })
    expect(Buffer.from((await office.contentOf(id)) as Uint8Array).equals(content)).toBe(true)
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
    expect(await fieldsOf(sendFile(office.editor, file))).toEqual([400, fields])
  })

  test('of 5 GB is rejected before a byte of it comes', async () => {
    const body = { kind: 'paper', field: 'extras', name: 'film.mp4', size: 5 * 1024 ** 3 }
    expect(await fieldsOf(office.editor.ask(api.fieldFiles.begin, { body }) as never)).toEqual([
      400,
      { size: 'The file is larger than 3 MB' },
    ])
  })

  test('that says less than it sends is cut, and nothing of that part is kept', async () => {
    const { id } = await office.editor.get(api.fieldFiles.begin, {
      body: { kind: 'paper', field: 'extras', name: 'a.txt', size: 10 },
    })
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const answer = await office.server.app.request(`/api/field-file/part?id=${id}&part=0`, {
      method: 'PUT',
      headers: { token: office.editor.token!, 'content-type': 'application/octet-stream' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(3 * filePartBytes)
    expect((await office.editor.ask(api.fieldFiles.end, { body: { id } })).status).toBe(400)
  })

  test('comes as bytes and as nothing else', async () => {
    const { id } = await office.editor.get(api.fieldFiles.begin, {
      body: { kind: 'paper', field: 'extras', name: 'a.txt', size: 2 },
    })
    const sent = await office.editor.ask(api.fieldFiles.part, { query: { id, part: 0 }, body: [] })
    expect([sent.status, sent.errorData.error]).toEqual([415, 'request.notBytes'])
  })
})

describe('a file that no record has', () => {
  const begin = (size: number) =>
    office.editor.get(api.fieldFiles.begin, { body: { kind: 'paper', field: 'extras', name: 'a.txt', size } })
  const rows = (id: string) =>
    office.server.deps.db.selectFrom('fieldFileParts').where('fileKey', '=', id).select('part')

  test('is deleted by the person who sent it, at once', async () => {
    const { id } = await sentFile(office.editor, plain)
    const remove = (client = office.editor) => client.ask(api.fieldFiles.remove, { query: { id } })
    expect((await remove(office.admin)).status).toBe(404)
    expect((await remove()).status).toBe(200)
    expect([await rows(id).execute(), await office.countOf(id)]).toEqual([[], 0])
    expect((await remove()).errorData.error).toBe('file.gone')
  })

  test('and that is rejected keeps nothing of its content, and says so again', async () => {
    const content = bytes('<html>')
    const { id } = await begin(content.length)
    await office.server.deps.db.updateTable('fieldFiles').set({ field: 'photo' }).where('fileKey', '=', id).execute()
    await office.editor.get(api.fieldFiles.part, { query: { id, part: 0 }, body: content })
    const end = async () => (await office.editor.ask(api.fieldFiles.end, { body: { id } })).errorData.fields
    const fields = await end()
    expect(fields).toEqual({ content: expect.stringContaining('text/plain') })
    expect(await rows(id).execute()).toEqual([])
    expect(await end()).toEqual(fields)
  })
})

test('a person has a hundred files without a record at most; the oldest one makes room', async () => {
  const client = await office.server.signIn('common', 'en')
  const first = await sentFile(client, plain)
  // Else the next one may be of the same millisecond, and so not newer.
  office.server.wait(1)
  for (let time = 0; time < 100; time++)
    await client.get(api.fieldFiles.begin, { body: { kind: 'paper', field: 'contract', name: 'a.txt', size: 1 } })
  expect((await office.read(first.id, client)).status).toBe(404)
  const left = await client.ask(api.fieldFiles.end, { body: { id: first.id } })
  expect([left.status, left.errorData.error, await office.countOf(first.id)]).toEqual([404, 'file.gone', 0])
})
