import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#product/contract'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { add, design, publish, published, read, send } from '../test/sample-form'

let server: TestServer
let admin: Client
let guest: Client
let common: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  guest = await server.signIn('guest', 'en')
  common = await server.signIn('common')
})
afterAll(() => server.close())

const offer = (client: Client, formId: number) => client.ask(api.formFilling.read, { query: { formId } })
const stateOf = async (client: Client, formId: number) => (await offer(client, formId)).body.data.offer
const iso = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString()

describe('limits of a person', () => {
  test('60 entries in ten minutes are taken, at once as well; later ones again', async () => {
    const own = await openServer()
    const [owner, person, other] = [await own.signIn('admin'), await own.signIn('guest'), await own.signIn('common')]
    const formId = await published(owner)
    const answers = await Promise.all(Array.from({ length: 65 }, () => send(person, formId)))
    const rejected = answers.filter(({ status }) => status !== 200)
    expect(rejected).toHaveLength(5)
    for (const { status, errorData, headers } of rejected) {
      expect([status, errorData.error]).toEqual([429, 'form.tooManyEntries'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(590)
    }
    expect((await person.get(api.formFilling.ownEntries, { query: { formId } })).pageInfo.total).toBe(60)
    expect((await send(other, formId)).status).toBe(200)
    own.wait(10 * 60_000)
    expect((await send(person, formId)).status).toBe(200)
    await own.close()
  })

  test('an entry may have 256 KB', async () => {
    const formId = await published(admin)
    const { status, errorData } = await send(guest, formId, { name: '长'.repeat(90_000) })
    expect([status, errorData.error]).toEqual([400, 'form.entryTooLarge'])
    expect((await send(guest, formId, { name: 'x'.repeat(3000) })).errorData.error).toBe('request.invalid')
  })
})

describe('an entry', () => {
  test('holds what was typed and what follows from it, and is among the own ones', async () => {
    const total = { kind: 'number', key: 'total', label: { zh: '总数', en: '' }, links: [{ sum: ['guests'] }] } as const
    const formId = await published(admin, design('报名', [total]))
    const sent = await send(guest, formId, { name: 'Ann', guests: 2, total: 99 })
    const entryId = sent.body.data
    const { items } = await guest.get(api.formFilling.ownEntries, { query: { formId } })
    expect(items).toMatchObject([{ entryId, formId, title: '报名' }])
    const entry = await guest.get(api.formFilling.readOwn, { query: { entryId } })
    expect(entry).toMatchObject({ values: { name: 'Ann', guests: 2, total: 2 }, number: 1, person: '何俊杰' })
    expect((await common.ask(api.formFilling.readOwn, { query: { entryId } })).status).toBe(404)
  })

  test('that breaks rules is rejected at its fields, in the language of the reader', async () => {
    const message = { zh: '单号形如 A-1', en: 'Such as A-1' }
    const order = {
      kind: 'text',
      key: 'order',
      label: { zh: '单号', en: 'Order' },
      rules: [{ rule: 'pattern', pattern: 'A-\\d+', message }],
    } as const
    const formId = await published(admin, design('规则', [order]))
    const values = { guests: 4, meal: 'maybe', order: 'B-1' }
    const { status, errorData } = await send(guest, formId, values)
    expect(status).toBe(400)
    expect(errorData.fields).toEqual({
      'values.name': 'Fill in this field',
      'values.meal': 'Choose one of the options',
      'values.guests': 'Enter a value of at most 3',
      'values.order': 'Such as A-1',
    })
    expect((await send(common, formId, values)).errorData.fields!['values.order']).toBe('单号形如 A-1')
    expect((await guest.get(api.formFilling.ownEntries, { query: { formId } })).items).toEqual([])
  })

  test('loses the value of a hidden field, and may not have a field that the form lacks', async () => {
    const formId = await published(admin)
    const hidden = await send(guest, formId, { name: 'Ann', meal: 'no', diet: 'nuts' })
    const { values } = await guest.get(api.formFilling.readOwn, { query: { entryId: hidden.body.data } })
    expect(values).toEqual({ name: 'Ann', meal: 'no' })
    const { errorData } = await send(guest, formId, { name: 'Ann', salary: 1, constructor: 1 })
    expect(Object.keys(errorData.fields!).toSorted()).toEqual(['values.constructor', 'values.salary'])
  })

  test.each(['__proto__', '\\u005f_proto__', '__pr\\u006fto__'])('with the key %s is rejected there', async (key) => {
    const formId = await published(admin)
    const headers = { token: guest.token!, lang: 'en', 'content-type': 'application/json' }
    const body = `{"formId":${formId},"number":1,"values":{"name":"Ann","${key}":{"salary":1}}}`
    const answer = await server.app.request('/api/forms/fill', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect((await answer.json()).data.fields).toEqual({ 'values.__proto__': 'Unknown field' })
  })

  test.each([
    ['a list for a text', { name: ['a'] }],
    ['an object', { name: { a: 1 } }],
    ['a text of 100,000 characters', { name: 'x'.repeat(100_000) }],
    ['a text for a number', { name: 'a', guests: '2' }],
  ])('with %s is rejected', async (_what, values) => {
    const formId = await published(admin)
    const { status, errorData } = await send(guest, formId, values)
    expect([status, errorData.error]).toEqual([400, 'request.invalid'])
  })

  test('says how long a text may be, and takes no empty rating and no place between the steps', async () => {
    const label = { zh: '项', en: 'Item' }
    const stars = { kind: 'rate', key: 'stars', label, rules: [{ rule: 'required' }] } as const
    const share = { kind: 'slider', key: 'share', label, step: 10 } as const
    const formId = await published(admin, design('限度', [stars, share]))
    const values = { name: 'x'.repeat(2001), stars: 0, share: 33 }
    expect((await send(guest, formId, values)).errorData.fields).toEqual({
      'values.name': 'Enter at most 2000 characters',
      'values.stars': 'Fill in this field',
      'values.share': 'Choose a value in steps of 10 from 0',
    })
    expect((await send(common, formId, values)).errorData.fields!['values.name']).toBe('请输入最多 2000 个字符')
    expect((await send(guest, formId, { name: 'Ann', stars: 1, share: 30 })).status).toBe(200)
  })

  test('of a form that was published with settings that would be rejected today is taken', async () => {
    const label = { zh: '项', en: 'Item' }
    const formId = await published(admin)
    const { db } = server.deps
    const old = design('旧', [
      { kind: 'slider', key: 'share', label, min: 10, max: 5, step: 1e-9, default: 3 },
      { kind: 'rate', key: 'stars', label, max: 2.5, default: 9 },
      { kind: 'select', key: 'gone', label, options: { dictionary: 'no_such_type' } },
    ])
    await db
      .updateTable('formVersions')
      .set({ design: JSON.stringify(old) })
      .where('formId', '=', formId)
      .execute()
    const address = `http://localhost${api.formFilling.read.path}?formId=${formId}`
    const opened = await server.app.request(address, { headers: { token: guest.token! } })
    expect(await opened.json()).toMatchObject({ data: { design: old } })
    expect((await send(guest, formId, { name: 'Ann' })).status).toBe(200)
    const { errorData } = await send(guest, formId, { name: 'Ann', share: 3, gone: 'x' })
    expect(Object.keys(errorData.fields!)).toEqual(['values.share', 'values.gone'])
  })

  test('takes a value of a dictionary while it is enabled', async () => {
    const sex = {
      kind: 'select',
      key: 'sex',
      label: { zh: '性别', en: '' },
      options: { dictionary: 'sys_user_sex' },
    } as const
    const formId = await published(admin, design('字典', [sex]))
    expect((await send(guest, formId, { name: 'Ann', sex: '1' })).status).toBe(200)
    const { errorData } = await send(guest, formId, { name: 'Ann', sex: '7' })
    expect(Object.keys(errorData.fields!)).toEqual(['values.sex'])
  })

  test('is matched in linear time, whatever the pattern is', async () => {
    const code = {
      kind: 'text',
      key: 'code',
      label: { zh: '编码', en: '' },
      rules: [{ rule: 'pattern', pattern: '(a+)+' }],
    } as const
    const formId = await published(admin, design('正则', [code]))
    // A backtracking engine would try more ways through this text than it ever could.
    const { errorData } = await send(guest, formId, { name: 'Ann', code: `${'a'.repeat(1999)}b` })
    expect(Object.keys(errorData.fields!)).toEqual(['values.code'])
  })

  test('is rejected at the field with which its patterns would hold up the server', async () => {
    const fields = Array.from({ length: 20 }, (_, at) => ({
      kind: 'text' as const,
      key: `code${at}`,
      label: { zh: '编码', en: '' },
      rules: [{ rule: 'pattern' as const, pattern: '(?:\\p{L}|\\p{N}){1,100}x?' }],
    }))
    const formId = await published(admin, design('很多规则', fields))
    const filled = (text: string) => Object.fromEntries(fields.map(({ key }) => [key, text]))
    const { errorData } = await send(guest, formId, { name: 'Ann', ...filled('a'.repeat(2000)) })
    expect(errorData.fields!['values.code0']).toBe('Check the format of this text')
    expect(errorData.fields!['values.code1']).toMatch(/too long to check.*ask the owner of the form/)
    expect((await send(guest, formId, { name: 'Ann', ...filled('a1') })).status).toBe(200)
  })

  test('of a form that was changed meanwhile is rejected, and counts in the new one', async () => {
    const formId = await published(admin)
    const { version } = await read(admin, formId)
    await admin.get(api.forms.edit, { body: { formId, version, design: design('改过') } })
    await publish(admin, formId)
    const late = await send(guest, formId, { name: 'Ann' }, 1)
    expect([late.status, late.errorData.error]).toEqual([409, 'form.changed'])
    expect((await send(guest, formId, { name: 'Ann' }, 2)).status).toBe(200)
  })
})

describe('a form', () => {
  test('that is a draft is not there for anybody to fill in', async () => {
    const formId = await add(admin)
    expect((await offer(admin, formId)).errorData.error).toBe('form.notOffered')
    expect((await send(guest, formId)).errorData.error).toBe('form.notOffered')
  })

  test('for chosen roles and departments is there for their people alone, and for admins', async () => {
    const ofRole = await published(admin, design('角色'), { audience: 'chosen', roleIds: [3] })
    expect([(await offer(common, ofRole)).status, (await offer(guest, ofRole)).status]).toEqual([200, 404])
    expect((await send(guest, ofRole)).errorData.error).toBe('form.notOffered')
    expect((await offer(admin, ofRole)).status).toBe(200)
    // The guest belongs to a department below this one.
    const ofDept = await published(admin, design('部门'), { audience: 'chosen', deptIds: [4] })
    expect([(await offer(common, ofDept)).status, (await offer(guest, ofDept)).status]).toEqual([404, 200])
    const titles = (await guest.get(api.formFilling.list)).map(({ title }) => title)
    expect(titles).toContain('部门')
    expect(titles).not.toContain('角色')
  })

  test('takes one entry of each person where it says so', async () => {
    const formId = await published(admin, design('一次'), { once: true })
    const answers = await Promise.all([send(guest, formId), send(guest, formId)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await stateOf(guest, formId)).toBe('filled')
    expect((await send(guest, formId)).errorData.error).toBe('form.filled')
    expect((await send(common, formId)).status).toBe(200)
  })

  test('takes entries while it is open', async () => {
    const early = await published(admin, design('未开始'), { opensAt: iso(1) })
    const late = await published(admin, design('已截止'), { closesAt: iso(-1) })
    const closed = await published(admin, design('已关闭'))
    const { version } = await read(admin, closed)
    await admin.get(api.forms.close, { body: { formId: closed, version } })
    for (const [formId, state] of [
      [early, 'early'],
      [late, 'late'],
      [closed, 'closed'],
    ] as const) {
      expect(await stateOf(guest, formId)).toBe(state)
      expect((await send(guest, formId)).errorData.error).toBe('form.notOpen')
    }
    await publish(admin, closed)
    expect((await send(guest, closed)).status).toBe(200)
  })
})

describe('a form with times', () => {
  const opens = Date.UTC(2026, 4, 4, 8)
  const closes = Date.UTC(2026, 4, 8, 16)
  let at = opens
  let timed: TestServer
  let formId: number

  beforeAll(async () => {
    timed = await openServer({ now: () => at })
    const times = { opensAt: new Date(opens).toISOString(), closesAt: new Date(closes).toISOString() }
    formId = await published(await timed.signIn('admin'), design('报名'), times)
  })
  afterAll(() => timed.close())

  test.each([
    ['the moment before it opens', opens - 1, 'early'],
    ['the moment at which it opens', opens, 'open'],
    ['the moment before it closes', closes - 1, 'open'],
    ['the moment at which it closes', closes, 'late'],
  ])('at %s', async (_, moment, state) => {
    at = moment
    const guest = await timed.signIn('guest')
    expect(await stateOf(guest, formId)).toBe(state)
    const { status, errorData } = await send(guest, formId)
    expect([status, errorData?.error]).toEqual(state === 'open' ? [200, undefined] : [409, 'form.notOpen'])
  })
})
