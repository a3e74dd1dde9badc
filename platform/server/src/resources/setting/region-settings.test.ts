import { platformApi as api } from 'atrium/contract/module/platform-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendMail } from '#server/services/mail/mail'
import { depotProduct } from '#server-test/records/sample-settings'
import { openServer, type Client, type TestServer } from '#server-test/server'

const mailer = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }

let server: TestServer
let admin: Client
const open = async (options: Parameters<typeof openServer>[0] = {}) => {
  server = await openServer({ mail: mailer, product: depotProduct, ...options })
  admin = await server.signIn('admin', 'en')
}
beforeEach(() => open())
afterEach(() => server.close())

const named = async (name: string) =>
  (await admin.get(api.settings.list, { query: { name } })).find((one) => one.name === name)!

async function edit(name: string, value: string) {
  const { settingId, version } = await named(name)
  return admin.ask(api.settings.edit, { body: { settingId, value, version } })
}

const shown = async () => (await server.client().get(api.session.loginOptions)).language
const words = { subject: { zh: '订单', en: 'Order' }, text: [{ zh: '已发货', en: 'On its way' }] }

/** Returns the subject of a mail to somebody. */
async function subjectTo(to: { userId: number } | { address: string }): Promise<string> {
  const { deps } = server
  await deps.db.deleteFrom('outbox').execute()
  await deps.write((db) => sendMail({ db, now: deps.now(), deps }, { to, ...words }))
  return (await deps.db.selectFrom('outbox').select('title').executeTakeFirstOrThrow()).title
}

/** Returns the message of a call by somebody who asks for no language. */
async function messageTo(token?: string): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { token }) }
  const response = await server.app.request('/api/system/user/profile', { headers })
  return ((await response.json()) as { msg: string }).msg
}

test('the default language is the first of the product until one is set, and only then browsers begin with it', async () => {
  expect(await named('Default language')).toMatchObject({ value: 'zh-cn', default: 'zh-cn', isSet: false })
  expect(await shown()).toBeNull()
  expect((await edit('Default language', 'en')).status).toBe(200)
  expect(await shown()).toBe('en')
})

test.each([
  ['Default language', 'fr'],
  ['Default time zone', 'Mars/North'],
  ['Default time zone', '+08:00'],
  ['Default time zone', ''],
])('%s cannot be "%s"', async (name, value) => {
  const { status, errorData } = await edit(name, value)
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['value']])
})

test('a product with one language offers that alone', async () => {
  await server.close()
  await open({ product: { ...depotProduct, languages: ['en'] } })
  expect(await named('Default language')).toMatchObject({ value: 'en', choices: [{ value: 'en', label: 'English' }] })
  expect((await edit('Default language', 'zh-cn')).status).toBe(400)
})

test('the environment wins, and the page names the variable', async () => {
  await server.close()
  await open({ fixedSettings: { 'platform.defaultLanguage': 'en', 'platform.defaultTimeZone': 'Asia/Tokyo' } })
  expect(await named('Default language')).toMatchObject({ value: 'en', fixedBy: 'DEFAULT_LANGUAGE' })
  expect(await named('Default time zone')).toMatchObject({ value: 'Asia/Tokyo', fixedBy: 'DEFAULT_TIME_ZONE' })
  expect([await shown(), (await edit('Default language', 'zh-cn')).status]).toEqual(['en', 409])
})

test('a mail is in the language of the account, else in the default one', async () => {
  const { userId } = await server.deps.db
    .selectFrom('users')
    .where('username', '=', 'guest')
    .select('userId')
    .executeTakeFirstOrThrow()
  expect(await subjectTo({ userId })).toContain('订单')
  await edit('Default language', 'en')
  expect([await subjectTo({ userId }), await subjectTo({ address: 'reader@example.com' })]).toEqual([
    expect.stringContaining('Order'),
    expect.stringContaining('Order'),
  ])
  const guest = await server.signIn('guest')
  await guest.get(api.profile.setLanguage, { body: { language: 'zh-cn' } })
  expect(await subjectTo({ userId })).toContain('订单')
})

test('a mail has the name and colour that administrators set, the colour as dark as white words need', async () => {
  await edit('Name of the product', 'Harbour')
  await edit('Colour', '#ffcc00')
  const { deps } = server
  const link = { path: '/system/post', text: { zh: '查看', en: 'See it' } }
  await deps.write((db) =>
    sendMail({ db, now: deps.now(), deps }, { to: { address: 'reader@example.com' }, ...words, link }),
  )
  const mail = await deps.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(mail.title).toBe('[Harbour] 订单')
  expect(mail.content).toContain('background:#8f7200')
})

test('a call that asks for no language is answered in that of the account, else in the default one', async () => {
  expect([await messageTo(), await messageTo(admin.token)]).toEqual(['请登录', '操作成功'])
  await edit('Default language', 'en')
  expect([await messageTo(), await messageTo(admin.token)]).toEqual(['Please sign in', 'Done'])
  await admin.get(api.profile.setLanguage, { body: { language: 'zh-cn' } })
  expect(await messageTo(admin.token)).toBe('操作成功')
})

test('jobs that name no time zone follow the default one', async () => {
  const jobOf = async () => (await admin.get(api.jobs.list, { query: { name: 'platform.retention' } }))[0]!
  await server.runJobs()
  expect(await jobOf()).toMatchObject({ timeZone: 'UTC', nextAt: expect.stringContaining('T03:00:00') })
  await edit('Default time zone', 'Asia/Shanghai')
  await server.runJobs()
  expect(await jobOf()).toMatchObject({ timeZone: 'Asia/Shanghai', nextAt: expect.stringContaining('T19:00:00') })
})

test('a file has the times of the zone that the call names, else those of the person, else of the default one', async () => {
  const heading = async (query = {}) => {
    const { token } = admin
    const search = new URLSearchParams({ format: 'csv', ...query })
    const response = await server.app.request(`/api/system/signInLog/export?${search}`, { headers: { token: token! } })
    return (await response.text()).split('\n')[0]
  }
  expect(await heading()).toContain('(UTC)')
  await edit('Default time zone', 'Asia/Shanghai')
  expect(await heading()).toContain('(Asia/Shanghai)')
  const { version } = await admin.get(api.profile.read)
  expect((await admin.ask(api.profile.edit, { body: { timeZone: 'Europe/Berlin', version } })).status).toBe(200)
  expect(await heading()).toContain('(Europe/Berlin)')
  expect(await heading({ timeZone: 'Asia/Tokyo' })).toContain('(Asia/Tokyo)')
})

test('a language that was chosen is that of the account, and no change of the record', async () => {
  const before = await admin.get(api.profile.read)
  expect((await admin.get(api.session.userInfo)).language).toBeNull()
  await admin.get(api.profile.setLanguage, { body: { language: 'en' } })
  expect(await admin.get(api.profile.read)).toEqual({ ...before, language: 'en' })
  expect((await admin.get(api.session.userInfo)).language).toBe('en')
  expect((await admin.ask(api.profile.setLanguage, { body: { language: 'fr' } })).status).toBe(400)
  const { version } = before
  expect((await admin.ask(api.profile.edit, { body: { language: '', version } })).status).toBe(200)
  expect((await admin.get(api.session.userInfo)).language).toBeNull()
})
