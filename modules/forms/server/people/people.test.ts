import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#product/contract'
import { exportPerson } from '#server-test/records/archives'
import { pictureBytes } from '#server-test/records/pictures'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { add, design, publish, published, send } from '../test/sample-form'

let server: TestServer
let admin: Client
let guest: Client
let formId: number
const [guestId, editorId] = [4, 2]

const photo = { kind: 'picture', key: 'photo', label: { zh: '照片', en: 'Photo' } } as const
const friend = { kind: 'person', key: 'friend', label: { zh: '同伴', en: 'Companion' } } as const

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  guest = await server.signIn('guest')
  formId = await published(admin, design('报名', [photo, friend]))
  const key = await guest.get(api.files.upload, { body: { content: pictureBytes(100).toString('base64') } })
  await send(guest, formId, { name: 'Ann', photo: key })
  await send(admin, formId, { name: 'Bob', friend: guestId })
  const own = await server.signIn('editor')
  await publish(own, await add(own, design('编辑的表单')), { audience: 'all' })
})
afterAll(() => server.close())

const entries = () =>
  server.deps.db.selectFrom('formEntries').where('formId', '=', formId).selectAll().orderBy('entryId').execute()
async function anonymise(userId: number, username: string, kinds: string[]) {
  const { version } = await admin.get(api.personData.anonymityPreview, { query: { userId } })
  await admin.get(api.personData.anonymise, { body: { userId, username, kinds, version } })
}

test('an export has the entries that a person sent, with the labels of the fields, and no entry of others', async () => {
  const { kinds, index } = await exportPerson(admin, guestId)
  expect(kinds['forms.formEntry']).toMatchObject([
    { title: '报名', answers: [{ label: { zh: '姓名', en: 'Name' }, value: 'Ann' }, { path: 'photo' }] },
  ])
  expect(JSON.stringify(kinds)).not.toContain('Bob')
  expect(index.kinds.find(({ key }) => key === 'files')!.files).toHaveLength(1)
})

test('the user name goes from what somebody published, and the form stays theirs', async () => {
  const { kinds } = await exportPerson(admin, editorId)
  expect(kinds['forms.form']).toMatchObject([{ title: '编辑的表单' }])
  expect(kinds['forms.formVersion']).toMatchObject([{ number: 1 }])
  await anonymise(editorId, 'editor', [])
  const versions = await server.deps.db.selectFrom('formVersions').select('publishedBy').execute()
  expect(versions.map(({ publishedBy }) => publishedBy)).toContain(`anonymous-${editorId}`)
  expect(versions.map(({ publishedBy }) => publishedBy)).not.toContain('editor')
})

test('a person goes from entries: answers and pictures where they are chosen, the name in any case', async () => {
  const before = await entries()
  expect(before[1]!.words).toContain('何俊杰')
  const { kinds } = await admin.get(api.personData.anonymityPreview, { query: { userId: guestId } })
  expect(kinds.find(({ key }) => key === 'forms.formEntry')).toMatchObject({ choice: 'chosen', rows: 1 })
  expect(kinds.find(({ key }) => key === 'forms.entryNames')).toMatchObject({ choice: 'always', rows: 2 })
  await anonymise(guestId, 'guest', ['forms.formEntry'])
  const [own, other] = await entries()
  expect(own).toMatchObject({ username: `anonymous-${guestId}`, content: '{}', words: '', userId: guestId })
  expect(own!.submittedAt).toBe(before[0]!.submittedAt)
  expect(other!.words).not.toContain('何俊杰')
  expect(other!.words).not.toContain('guest')
  expect(JSON.parse(other!.content)).toMatchObject({ name: 'Bob' })
  const files = server.deps.db.selectFrom('files').where('ownerId', '=', guestId)
  expect(await files.select('fileId').execute()).toEqual([])
  const read = await admin.get(api.formEntries.read, { query: { entryId: own!.entryId } })
  expect(read).toMatchObject({ values: {}, person: `anonymous-${guestId}` })
})
