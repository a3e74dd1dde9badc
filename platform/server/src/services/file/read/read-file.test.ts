import { api } from '#product/contract'
import { filePartBytes, type StoredFile } from 'atrium/contract/fields/file-types'
import { papers } from '#server-test/kind/every-kind/paper'
import { inside, openOffice, outside, plain, type PaperOffice } from '#server-test/kind/every-kind/paper-office'
import { sendFile, sentFile } from '#server-test/kind/every-kind/send-file'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let office: PaperOffice
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.server.close())

const bytes = (text: string) => new TextEncoder().encode(text)
const smallPicture = () =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#c06' } })
    .png()
    .toBuffer()

describe('access', () => {
  let inScope: StoredFile
  let outOfScope: StoredFile
  beforeAll(async () => {
    inScope = await sentFile(office.admin, plain)
    outOfScope = await sentFile(office.admin, plain)
    await office.add({ contract: inScope }, office.admin)
    await office.add({ contract: outOfScope, deptId: outside }, office.admin)
  })

  test('is that of the record: what is out of scope is not found', async () => {
    expect([(await office.read(inScope.id)).status, (await office.read(outOfScope.id)).status]).toEqual([200, 404])
    expect([
      (await office.read(outOfScope.id, office.admin)).status,
      (await office.read('A'.repeat(22))).status,
    ]).toEqual([200, 404])
    expect((await office.read(inScope.id, office.server.client())).status).toBe(401)
    const guest = await office.server.signIn('guest')
    expect((await office.read(inScope.id, guest)).status).toBe(404)
  })

  test('to a file without a record is for the person who sent it', async () => {
    const file = await sentFile(office.editor, plain)
    expect([(await office.read(file.id)).status, (await office.read(file.id, office.admin)).status]).toEqual([200, 404])
    const others = await Promise.all([
      office.common.ask(api.fieldFiles.part, { query: { id: file.id, part: 0 }, body: bytes('x') }),
      office.common.ask(api.fieldFiles.end, { body: { id: file.id } }),
    ])
    expect(others.map(({ status }) => status)).toEqual([404, 404])
  })

  test('to sending one is for those who add or edit such records', async () => {
    const guest = await office.server.signIn('guest')
    expect((await sendFile(guest, plain)).status).toBe(404)
  })

  test.each([{ kind: 'nothing' }, { field: 'title' }])(
    "to %o is nobody's: there is no such field of files",
    async (other) => {
      expect((await sendFile(office.editor, { ...plain, ...other })).status).toBe(404)
    },
  )

  test('a record takes no file of somebody else, of another field or record, or that is not there', async () => {
    const theirs = await sentFile(office.admin, plain)
    const ofPhoto = await sentFile(office.editor, { field: 'photo', content: await smallPicture() })
    for (const id of [theirs.id, ofPhoto.id, outOfScope.id, 'A'.repeat(22)]) {
      const body = { title: 'mine', deptId: inside, contract: { id, name: 'plan.txt' } }
      const { status, errorData } = await office.editor.ask(papers.add, { body })
      const gone = { contract: 'A file is no longer there. Choose it again: plan.txt' }
      expect([status, errorData.fields]).toEqual([400, gone])
    }
    const twice = { title: 'mine', deptId: inside, extras: [{ id: theirs.id }, { id: theirs.id }] }
    expect((await office.admin.ask(papers.add, { body: twice })).status).toBe(400)
  })
})

describe('a read', () => {
  const content = new Uint8Array(2 * filePartBytes + 7).map((_, at) => at % 251)
  let id: string
  const get = (path: string, headers: Record<string, string> = {}) => office.server.app.request(path, { headers })
  const own = (headers: Record<string, string>) =>
    get(`/api/field-file?id=${id}`, { token: office.editor.token!, ...headers })
  beforeAll(async () => {
    id = (await sentFile(office.editor, { field: 'extras', content })).id
  })

  test.each([
    ['bytes=0-4', 0, 4],
    ['bytes=5-', 5, content.length - 1],
    ['bytes=-9', content.length - 9, content.length - 1],
    [`bytes=${filePartBytes - 2}-${filePartBytes + 1}`, filePartBytes - 2, filePartBytes + 1],
    [`bytes=${filePartBytes}-99999999`, filePartBytes, content.length - 1],
  ])('of the range %s has these bytes', async (range, first, last) => {
    const answer = await own({ range })
    const { status, headers } = answer
    expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([
      206,
      `bytes ${first}-${last}/${content.length}`,
      String(last + 1 - first),
    ])
    expect(Buffer.from(await answer.arrayBuffer()).equals(content.subarray(first, last + 1))).toBe(true)
  })

  test('of a range behind the end is an error with the size; of several or after a change it is whole', async () => {
    const behind = await own({ range: `bytes=${content.length}-` })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
    const etag = (await own({ range: 'bytes=0-0' })).headers.get('etag')!
    const others: Record<string, string>[] = [
      { range: 'bytes=0-1,3-4' },
      { range: 'bytes=0-1', 'if-range': '"other"' },
      { range: 'bytes=4-1' },
    ]
    for (const headers of others) expect((await own(headers)).status).toBe(200)
    expect((await own({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  })

  test('by a ticket needs no token, and ends with time, session and access', async () => {
    const ticketOf = async (client = office.editor) =>
      (await client.get(api.fieldFiles.ticket, { body: { id } })).ticket
    const save = (ticket: string, headers = {}) => get(`/api/field-file/content?ticket=${ticket}`, headers)
    expect((await office.admin.ask(api.fieldFiles.ticket, { body: { id } })).status).toBe(404)
    const ticket = await ticketOf()
    const whole = await save(ticket)
    expect([whole.status, whole.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ])
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true)
    const late = await ticketOf()
    office.server.wait(120_000)
    // The first one was used in time, and a browser may go on with it.
    expect((await save(ticket, { range: 'bytes=5-' })).status).toBe(206)
    expect([(await save(late)).status, (await save('x')).status]).toEqual([404, 404])
    const leaving = await office.server.signIn('editor', 'en')
    const theirs = await ticketOf(leaving)
    await leaving.ask(api.session.logout)
    expect((await save(theirs)).status).toBe(404)
  })
})
