import { platformApi as api } from 'atrium/contract/module/platform-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { turnOnTotp } from '#server-test/records/factor'
import { takeMails } from '#server-test/records/mails'
import { demoPassword, openServer, type TestServer } from '#server-test/server'

const mailer = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }
const chrome = (version: number) => `Mozilla/5.0 (Windows NT 10.0) Chrome/${version}.0.0.0`
const firefox = 'Mozilla/5.0 (X11; Linux) Firefox/140.0'

let server: TestServer
let address: string
const open = async (options: Parameters<typeof openServer>[0] = {}) => {
  server = await openServer({ mail: mailer, demo: false, addressOf: () => address, ...options })
}
beforeEach(async () => {
  address = '203.0.113.7'
  await open()
})
afterEach(() => server.close())

async function signIn(agent: string, password = demoPassword, more: object = {}): Promise<number> {
  const headers = { 'content-type': 'application/json', 'user-agent': agent }
  const body = JSON.stringify({ username: 'editor', password, ...more })
  return (await server.app.request('/api/user/login', { method: 'POST', headers, body })).status
}

const newMails = () => takeMails(server)
const newTitles = async () => (await newMails()).map(({ title }) => title)

test('a sign-in from a new address or browser is mailed, one from where it was before is not', async () => {
  await server.deps.db.updateTable('users').set({ language: 'en', timeZone: 'Asia/Shanghai' }).execute()
  await signIn(chrome(140))
  expect(await newTitles()).toEqual([])
  await signIn(chrome(141))
  expect(await newTitles()).toEqual([])
  await signIn(firefox)
  const [mail] = await newMails()
  expect(mail!.title).toBe('[Atrium] Sign-in from a new device or address')
  expect(mail!.content).toMatch(/\(Asia\/Shanghai\).*203\.0\.113\.7.*Firefox.*profile\/index\?tab=sessions/s)
  address = '198.51.100.20'
  await signIn(chrome(141))
  expect(await newTitles()).toHaveLength(1)
  await signIn(firefox)
  expect(await newTitles()).toEqual([])
})

test('the accounts of a demo, and a server without mail, send nothing', async () => {
  for (const options of [{ demo: true }, { mail: undefined }]) {
    await server.close()
    await open(options)
    await signIn(chrome(140))
    await signIn(firefox)
    expect(await newTitles()).toEqual([])
  }
})

test('five wrong passwords are mailed once to the person, and to nobody for a name that nobody has', async () => {
  for (let time = 0; time < 5; time++) expect(await signIn(firefox, 'wrong')).toBe(400)
  await expect.poll(newTitles).toEqual(['[Atrium] 您的账号登录受限'])
  expect(await signIn(firefox, 'wrong')).toBe(429)
  for (let time = 0; time < 5; time++)
    await server.client().ask(api.session.login, { body: { username: 'nobody', password: 'wrong' } })
  expect(await newTitles()).toEqual([])
})

test('a right password with a wrong code at a new place is mailed, once in a quarter of an hour', async () => {
  await signIn(chrome(140))
  await turnOnTotp(server, await server.signIn('editor'))
  await newMails()
  const wrongCode = (agent: string) => signIn(agent, demoPassword, { code: '000000' })
  expect(await wrongCode(chrome(140))).toBe(400)
  server.wait(16 * 60_000)
  expect(await wrongCode(firefox)).toBe(400)
  await expect.poll(newTitles).toEqual(['[Atrium] 有人输对了您的密码'])
  server.wait(1000)
  expect(await wrongCode(firefox)).toBe(400)
  // Writes take turns: after this one the one of the mail has run.
  await server.deps.write(async () => undefined)
  expect(await newTitles()).toEqual([])
})

test('a changed password is mailed to the person, and one that an administrator reset as well, without the password', async () => {
  const editor = await server.signIn('editor', 'en')
  await newMails()
  const body = { old: demoPassword, new: 'plum cloud over 77' }
  expect((await editor.ask(api.profile.changePassword, { body })).status).toBe(200)
  expect(await newTitles()).toEqual(['[Atrium] 密码已修改'])
  const admin = await server.signIn('admin', 'en')
  await newMails()
  const { userId } = await server.deps.db
    .selectFrom('users')
    .where('username', '=', 'editor')
    .select('userId')
    .executeTakeFirstOrThrow()
  const password = await admin.get(api.users.resetPassword, { body: { userId } })
  const [mail] = await newMails()
  expect(mail!.title).toBe('[Atrium] 管理员重置了您的密码')
  expect(mail!.content).not.toContain(password)
})

test('who does not want such mails gets none', async () => {
  const editor = await server.signIn('editor', 'en')
  await editor.get(api.notices.choose, { body: { kind: 'platform.password', way: 'none' } })
  await newMails()
  const body = { old: demoPassword, new: 'plum cloud over 77' }
  expect((await editor.ask(api.profile.changePassword, { body })).status).toBe(200)
  expect(await newTitles()).toEqual([])
})

test('a changed email address is mailed to the former one and to the new one, by either of them', async () => {
  const receivers = async () =>
    (await newMails()).filter(({ title }) => title.endsWith('邮箱已修改')).map(({ receiver }) => receiver)
  const editor = await server.signIn('editor')
  const { version } = await editor.get(api.profile.read)
  await editor.get(api.profile.edit, { body: { version, email: 'second@atrium.example' } })
  expect(await receivers()).toEqual(['editor@atrium.example', 'second@atrium.example'])
  await editor.get(api.profile.edit, { body: { version: version + 1, nickname: 'n' } })
  expect(await receivers()).toEqual([])
  const admin = await server.signIn('admin')
  const body = { userId: 2, version: version + 2, nickname: 'n', deptId: 5 }
  await admin.get(api.users.edit, { body: { ...body, email: 'third@atrium.example' } })
  expect(await receivers()).toEqual(['second@atrium.example', 'third@atrium.example'])
  await admin.get(api.users.edit, { body: { ...body, version: version + 3, email: '' } })
  expect(await receivers()).toEqual(['third@atrium.example'])
  await admin.get(api.users.edit, { body: { ...body, version: version + 4, email: 'fourth@atrium.example' } })
  expect(await receivers()).toEqual([])
})

test('a changed email address is mailed in the language of the person, and the former one hears of it in any case', async () => {
  const editor = await server.signIn('editor')
  await editor.get(api.notices.choose, { body: { kind: 'platform.email', way: 'none' } })
  await editor.get(api.profile.setLanguage, { body: { language: 'en' } })
  await newMails()
  const { version } = await editor.get(api.profile.read)
  await editor.get(api.profile.edit, { body: { version, email: 'second@atrium.example' } })
  expect(await newMails()).toMatchObject([
    { receiver: 'editor@atrium.example', title: '[Atrium] Your email address was changed' },
  ])
})

test('a new API token is mailed to its owner, without the token', async () => {
  const editor = await server.signIn('editor')
  await newMails()
  const { token } = await editor.get(api.ownTokens.add, { body: { tokenName: 'nightly', permissions: null } })
  const [mail, ...others] = await newMails()
  expect([mail!.title, mail!.receiver, others]).toEqual(['[Atrium] 新的 API 令牌', 'editor@atrium.example', []])
  expect(mail!.content).toContain('nightly')
  expect(mail!.content).not.toContain(token)
})
