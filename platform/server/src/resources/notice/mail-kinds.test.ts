import { platformApi as api } from 'atrium/contract/module/platform-api'
import { createContract } from 'atrium/contract/module/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Product } from '#server/call/resource'
import { sendMail } from '#server/services/mail/mail'
import { sendNotice } from '#server/services/notice/notice'
import { depot, depotProduct } from '#server-test/records/sample-settings'
import { openServer, type ActorName, type Client, type TestServer } from '#server-test/server'

const mailer = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }

const report = { name: { zh: '盘点报告', en: 'Reports' }, description: { zh: '每周一份', en: 'One a week' } }
const product: Product = {
  ...depotProduct,
  contract: createContract({
    depot: { module: { ...depot, mails: { 'depot.report': report } }, api: {}, records: {} },
  }),
}

let server: TestServer
let admin: Client
let guest: Client
const open = async (fixedSettings = {}) => {
  server = await openServer({ mail: mailer, product, fixedSettings })
  admin = await server.signIn('admin', 'en')
  guest = await server.signIn('guest', 'en')
}
beforeEach(() => open())
afterEach(() => server.close())

const setting = async () => (await admin.get(api.settings.list, { query: { group: 'platform.mails' } }))[0]!

async function switchOff(...kinds: string[]) {
  const { settingId, version } = await setting()
  return admin.ask(api.settings.edit, { body: { settingId, value: kinds, version } })
}

const idOf = async (name: ActorName) => {
  const users = server.deps.db.selectFrom('users').where('username', '=', name).select('userId')
  return (await users.executeTakeFirstOrThrow()).userId
}

const words = { subject: { zh: '报告', en: 'Report' }, text: [{ zh: '见附件', en: 'See there' }] }
const sendReport = async (kind = 'depot.report') => {
  const { deps } = server
  const to = { userId: await idOf('guest') }
  return deps.write((db) => sendMail({ db, now: deps.now(), deps }, { kind, to, ...words }))
}

const mailed = async () =>
  (await server.deps.db.selectFrom('outbox').select('receiver').orderBy('receiver').execute()).map(
    ({ receiver }) => receiver.split('@')[0],
  )

const kindOf = async (client: Client, kind: string) =>
  (await client.get(api.notices.kinds)).find((one) => one.kind === kind)
const choose = (client: Client, kind: string, way: string) => client.ask(api.notices.choose, { body: { kind, way } })

test('the setting lists the mails of the platform and of modules, in the language of the call', async () => {
  const { choices, value } = await setting()
  expect(value).toEqual([])
  expect(choices.map((one) => one.value)).toEqual(
    expect.arrayContaining(['platform.jobs', 'platform.signIn', 'platform.password', 'platform.locked']),
  )
  expect(choices.at(-1)).toEqual({ value: 'depot.report', label: 'Reports', description: 'One a week' })
})

test('a kind that an administrator has switched off goes to nobody, until it is on again', async () => {
  expect(await sendReport()).toBe('queued')
  expect((await switchOff('depot.report')).status).toBe(200)
  expect(await sendReport()).toBe('switchedOff')
  expect(await kindOf(guest, 'depot.report')).toMatchObject({ way: 'mail', ways: ['mail', 'none'], isMailOff: true })
  const rejected = await choose(guest, 'depot.report', 'mail')
  expect([rejected.status, rejected.body.msg]).toEqual([409, 'An administrator has switched off mails of this kind'])
  await switchOff()
  expect(await sendReport()).toBe('queued')
})

test('a person switches a kind off for themselves', async () => {
  expect((await choose(guest, 'depot.report', 'none')).status).toBe(200)
  expect(await sendReport()).toBe('unwanted')
  expect(await kindOf(guest, 'depot.report')).toMatchObject({ way: 'none', isMailOff: false })
  expect(await kindOf(admin, 'depot.report')).toMatchObject({ way: 'mail' })
  await choose(guest, 'depot.report', 'mail')
  expect(await sendReport()).toBe('queued')
  expect((await choose(guest, 'depot.report', 'bell')).errorData.fields).toHaveProperty('way')
})

test('a mail of a kind that no module declares is an error', async () => {
  await expect(sendReport('depot.other')).rejects.toThrow('No module declares the kind of mails "depot.other".')
})

test.each([[['depot.other']], [['depot.report', 'depot.report']], [['Depot']]])(
  '%j cannot be switched off',
  async (kinds) => {
    const { status, errorData } = await switchOff(...kinds)
    expect([status, Object.keys(errorData.fields!).every((field) => field.startsWith('value'))]).toEqual([400, true])
  },
)

test('the environment wins, and the page names the variable', async () => {
  await server.close()
  await open({ 'platform.mailsOff': ['depot.report'] })
  expect(await setting()).toMatchObject({ fixedBy: 'MAILS_OFF', value: ['depot.report'] })
  expect(await sendReport()).toBe('switchedOff')
})

test('a job that was not done is mailed to those who may see jobs, unless they chose the bell or it is switched off', async () => {
  const { deps } = server
  const text = { title: { zh: '任务没有完成', en: 'A job was not done' } }
  const notify = async () => {
    await deps.db.deleteFrom('outbox').execute()
    const notice = { kind: 'platform.jobs', to: { permission: 'system:job:list' as const }, text }
    await deps.write((db) => sendNotice({ db, now: deps.now(), deps }, notice))
    return mailed()
  }
  expect(await kindOf(admin, 'platform.jobs')).toMatchObject({ way: 'mail', ways: ['bell', 'mail', 'none'] })
  const all = await notify()
  expect(all).toContain('admin')
  expect(all).not.toContain('guest')
  await choose(admin, 'platform.jobs', 'bell')
  expect(await notify()).toEqual(all.filter((name) => name !== 'admin'))
  await choose(admin, 'platform.jobs', 'mail')
  await switchOff('platform.jobs')
  expect(await notify()).toEqual([])
  expect((await admin.get(api.notices.list)).filter(({ title }) => title === 'A job was not done')).toHaveLength(3)
})
