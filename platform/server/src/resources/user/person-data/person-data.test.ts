import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportPerson } from '#server-test/records/archives'
import { lastLog } from '#server-test/operation-logs'
import { aUser, errorOf, userPassword } from '#server-test/records/factories'
import { pictureBytes } from '#server-test/records/pictures'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>
let userId: number
const email = 'Reader@example.com'

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  userId = await aUser(clients.admin, 'reader', { nickname: '读者', email, remark: 'a note', deptId: 5 })
  await server.deps.db.updateTable('users').set({ mustChangePassword: 0 }).where('userId', '=', userId).execute()
  await act(await signIn())
  await addMessages()
})
afterAll(() => server.close())

async function signIn(): Promise<Client> {
  const { body } = await server
    .client()
    .ask(api.session.login, { body: { username: 'reader', password: userPassword } })
  return server.client(body.data)
}

/** Changes the own record, and uploads two pictures, one of them as the avatar. */
async function act(reader: Client): Promise<void> {
  const upload = () => reader.get(api.files.upload, { body: { content: pictureBytes(100).toString('base64') } })
  await reader.get(api.profile.setAvatar, { body: { avatar: await upload() } })
  await upload()
}

async function addMessages(): Promise<void> {
  const { db } = server.deps
  const words = { title: '给读者', titleEn: 'For the reader', description: '', descriptionEn: '' }
  const rest = { list: 'notice', icon: '', state: null, createdAt: 1, dueAt: null, permission: '' } as const
  await db
    .insertInto('notices')
    .values([
      { ...words, ...rest, userId, roleId: null } as never,
      { ...words, title: '给角色', ...rest, userId: null, roleId: 2 } as never,
    ])
    .execute()
  const message = (receiver: string, isPrivate: 0 | 1) => ({
    kind: 'mail' as const,
    messageKey: crypto.randomUUID(),
    receiver,
    title: 'Hello',
    content: JSON.stringify({ address: receiver, subject: 'Hello', text: `To ${receiver}`, html: '' }),
    isPrivate,
    state: 'done' as const,
    attempts: 1,
    createdAt: 1,
    nextAt: 1,
    endedAt: 2,
    error: '',
    targetId: null,
    downUntil: null,
    responseStatus: null,
    duration: null,
  })
  const mails = [message('reader@EXAMPLE.com', 0), message(email, 1), message('other@example.com', 0)]
  await db.insertInto('outbox').values(mails).execute()
}

const preview = (id = userId, client = clients.admin) => client.ask(api.personData.preview, { query: { userId: id } })

describe('an export of one person', () => {
  test('holds a JSON file for each kind, with files, an index and a note in both languages', async () => {
    const { headers, kinds, index, readme, parts } = await exportPerson(clients.admin, userId)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(decodeURIComponent(headers.get('content-disposition')!)).toMatch(/个人数据-reader-\d{4}-\d\d-\d\d\.zip/)
    expect(kinds['account']).toMatchObject([{ username: 'reader', nickname: '读者', email, remark: 'a note' }])
    expect(kinds['signIns']).toMatchObject([{ username: 'reader', result: 'success' }])
    expect(kinds['sessions']).toHaveLength(1)
    expect(kinds['operations']!.map(({ operation }) => operation)).toContain('POST /api/system/user/profile/avatar')
    expect(kinds['changes']![0]).toMatchObject({ kind: 'add', before: null, after: { nickname: '读者' } })
    expect(kinds['notices']).toMatchObject([{ titleEn: 'For the reader' }])
    expect(kinds['mails']!.map(({ text }) => text)).toEqual(['To reader@EXAMPLE.com', null])
    expect(kinds['files']).toHaveLength(1)
    const files = index.kinds.flatMap((kind) => kind.files)
    expect(files).toEqual(['account/avatar.png', expect.stringMatching(/^files\/\d+-picture\.png$/)])
    for (const file of files) expect(Buffer.from(parts[file]!).equals(pictureBytes(100))).toBe(true)
    expect(readme).toContain('reader 的个人数据')
    expect(readme).toContain('data of reader')
    expect(readme).toContain('signIns.json')
  })

  test('has no password, no token and no name of another user', async () => {
    const { kinds } = await exportPerson(clients.admin, userId)
    const text = JSON.stringify(kinds)
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|lockHash/)
    expect(text).not.toContain('"admin"')
    expect(text).not.toContain('林晓')
    expect(text).not.toContain('给角色')
  })

  test('is previewed with the same counts, in the language of the reader', async () => {
    const english = server.client(clients.admin.token, 'en')
    const kinds = await english.get(api.personData.preview, { query: { userId } })
    const { index } = await exportPerson(clients.admin, userId)
    const inFile = Object.fromEntries(index.kinds.map(({ key, rows, files }) => [key, [rows, files.length]]))
    const shown = Object.fromEntries(kinds.map(({ key, rows, files }) => [key, [rows, files]]))
    expect(shown).toEqual(inFile)
    expect(kinds.find(({ key }) => key === 'signIns')).toMatchObject({ name: 'Sign-in log', rows: 1, isPartial: false })
  })

  test('has a row in the operation log, without what it holds', async () => {
    await exportPerson(clients.admin, userId)
    const row = await lastLog(server)
    expect(row).toMatchObject({ kind: 'export', target: 'user', targetIds: [userId], result: 'done' })
    expect(JSON.stringify(row)).not.toContain('reader')
  })

  test('reads more rows than one batch has', async () => {
    const { db } = server.deps
    const row = { userId, username: 'reader', result: 'success', address: '', agent: '', at: 1, day: '1970-01-01' }
    await db
      .insertInto('signIns')
      .values(Array.from({ length: 600 }, () => row))
      .execute()
    const { kinds } = await exportPerson(clients.admin, userId)
    expect(kinds['signIns']).toHaveLength(601)
    await db.deleteFrom('signIns').where('at', '=', 1).execute()
  })

  test('is for those with its own permission, for users in their scope who have no more rights', async () => {
    expect(errorOf(await preview(userId, clients.common))).toEqual([403, 'access.denied'])
    expect(errorOf(await preview(userId, server.client()))[0]).toBe(401)
    expect((await preview(userId, clients.editor)).status).toBe(200)
    expect(errorOf(await preview(1, clients.editor))).toEqual([404, 'record.notFound'])
    expect(errorOf(await preview(9999))).toEqual([404, 'record.notFound'])
    const stronger = await aUser(clients.admin, 'stronger', { roleIds: [2, 3], deptId: 5 })
    const { db } = server.deps
    await db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
    expect((await preview(stronger, clients.editor)).status).toBe(200)
    const exporting = await clients.editor.ask(api.personData.exportData, { query: { userId: stronger } })
    expect(errorOf(exporting)).toEqual([403, 'access.stronger'])
    const { version } = await clients.editor.get(api.personData.anonymityPreview, { query: { userId: stronger } })
    const body = { userId: stronger, username: 'stronger', kinds: [], version }
    const anonymising = await clients.editor.ask(api.personData.anonymise, { body })
    expect(errorOf(anonymising)).toEqual([403, 'access.stronger'])
  })

  test('is possible of oneself', async () => {
    expect((await exportPerson(clients.admin, 1)).kinds['account']).toMatchObject([{ username: 'admin' }])
  })
})
