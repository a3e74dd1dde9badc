import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#product/contract'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { readAllEntries } from '../../contract/form.rules'
import { add, allowGuest, deepestForm, design, publish, published, read, send, toAll } from '../test/sample-form'

let server: TestServer
let admin: Client
let english: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  english = await server.signIn('admin', 'en')
})
afterAll(() => server.close())

const versionsOf = (formId: number) => admin.get(api.forms.versions, { query: { formId } })
const edit = (formId: number, version: number, form = design()) =>
  admin.ask(api.forms.edit, { body: { formId, version, design: form } })

describe('a draft', () => {
  test('is kept as it was sent, and belongs to who added it', async () => {
    const formId = await add(admin, design('团建报名'))
    const { design: saved, ...form } = await read(admin, formId)
    expect(saved).toEqual(design('团建报名'))
    expect(form).toMatchObject({ title: '团建报名', state: 'draft', number: null, ownerName: '林晓', deptId: 1 })
    const { items } = await admin.get(api.forms.list, { query: { title: '团建' } })
    expect(items.map((row) => row.formId)).toEqual([formId])
  })

  test('answers the version that the next save names; an older one is stale', async () => {
    const formId = await add(admin)
    const { body } = await edit(formId, 1, design('第二稿'))
    expect(body.data).toBe(2)
    expect((await edit(formId, 1)).errorData.error).toBe('record.stale')
    expect((await read(admin, formId)).title).toBe('第二稿')
  })

  test('may be as deep as the limits say', async () => {
    const form = deepestForm()
    expect((await read(admin, await add(admin, form))).design).toEqual(form)
  })

  test('is copied with its design alone', async () => {
    const formId = await published(admin, design('原件'))
    const copy = await read(admin, await admin.get(api.forms.copy, { body: { formId } }))
    expect(copy).toMatchObject({ title: '原件 副本', titleEn: '原件 en copy', state: 'draft', number: null })
    expect(copy.design.items).toEqual(design().items)
  })

  test('is copied under the title that is asked for', async () => {
    const formId = await add(admin, design('模板'))
    const title = { zh: '华东区报名', en: 'Registration, East' }
    const copy = await read(admin, await admin.get(api.forms.copy, { body: { formId, title } }))
    expect(copy).toMatchObject({ title: title.zh, titleEn: title.en, design: { ...design(), title } })
    const untitled = await admin.ask(api.forms.copy, { body: { formId, title: { zh: ' ', en: '' } } })
    expect(untitled.errorData.fields).toHaveProperty(['title.zh'])
  })

  test('without a field is not published', async () => {
    const formId = await add(admin, { title: { zh: '空', en: '' }, items: [] })
    const { errorData } = await admin.ask(api.forms.publish, { body: { ...toAll, formId, version: 1 } })
    expect(errorData.error).toBe('form.empty')
  })
})

describe('a design that cannot be a form is rejected where it is wrong:', () => {
  const [first, ...rest] = design().items
  const withItem = (item: object) => ({ ...design(), items: [{ ...first, ...item }, ...rest] })
  const options = Array.from({ length: 10_000 }, (_, at) => ({ value: `v${at}`, label: { zh: 'v', en: '' } }))
  /** The errors of a design by their places; none where it is saved. */
  const fieldsOf = async (form: object) =>
    (await english.ask(api.forms.add, { body: { design: form } })).errorData?.fields ?? {}
  const shows = (field: string) => ({ visible: { field, is: 'notEmpty' } })

  test.each([
    ['an unknown kind', withItem({ kind: 'script' }), 'design.items.0.kind', 'This kind of item is not known'],
    ['10,000 options', withItem({ kind: 'select', options }), 'design.items.0.options', 'Too many options'],
    ['a condition on itself', withItem(shows('name')), 'design.items.0', 'lead back to itself'],
    ['a condition on nothing', withItem(shows('nobody')), 'design.items.0.visible.field', 'no field "nobody"'],
    ['a property of its own', withItem({ onClick: 'alert(1)' }), 'design.items.0.onClick', 'no property'],
    ['no form at all', 'x', 'design', 'type'],
  ])('%s', async (_what, wrong, field, message) => {
    const { status, errorData } = await english.ask(api.forms.add, { body: { design: wrong } })
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])
    expect(errorData.fields![field]).toContain(message)
  })

  test('a pattern that an engine of linear time does not take', async () => {
    const rules = (pattern: string) => [{ rule: 'pattern', pattern }]
    // Each is a valid pattern of JavaScript.
    for (const pattern of ['(?=a)b', '(a)\\1', '(?:a{1000}){1000}']) {
      const { errorData } = await english.ask(api.forms.add, { body: { design: withItem({ rules: rules(pattern) }) } })
      expect([pattern, Object.keys(errorData.fields!)]).toEqual([pattern, ['design.items.0.rules.0.pattern']])
    }
  })

  test('a pattern whose program is too large, though its repetitions are few', async () => {
    const rules = [{ rule: 'pattern', pattern: '(?:a{10}b{10}){30}' }]
    const { errorData } = await english.ask(api.forms.add, { body: { design: withItem({ rules }) } })
    expect(errorData.fields!['design.items.0.rules.0.pattern']).toContain('Repetitions inside of others multiply')
  })

  test('a dictionary that offers no choice, and a value that it does not have', async () => {
    const sex = (more: object, dictionary = 'sys_user_sex') =>
      withItem({ kind: 'select', rules: [], options: { dictionary }, ...more })
    const { db } = server.deps
    expect(await fieldsOf(sex({}, 'no_such_type'))).toEqual({
      'design.items.0.options.dictionary': expect.stringContaining('no dictionary "no_such_type"'),
    })
    await db.updateTable('dictTypes').set({ status: 0 }).where('dictType', '=', 'sys_user_sex').execute()
    expect(Object.keys(await fieldsOf(sex({})))).toEqual(['design.items.0.options.dictionary'])
    await db.updateTable('dictTypes').set({ status: 1 }).where('dictType', '=', 'sys_user_sex').execute()
    expect(await fieldsOf(sex({ default: '7', links: [{ to: '8' }, { to: '' }] }))).toEqual({
      'design.items.0.default': 'This is not a value of "name"',
      'design.items.0.links.0.to': 'This is not a value of "name"',
    })
    expect(await fieldsOf(sex({ default: '1' }))).toEqual({})
  })

  test('a default that does not match the pattern of its field', async () => {
    const rules = [{ rule: 'pattern', pattern: '[A-Z]{2}', message: { zh: '两个大写字母', en: 'Two capitals' } }]
    expect(await fieldsOf(withItem({ rules, default: 'ab' }))).toEqual({
      'design.items.0.default': 'This value cannot be used: Two capitals',
    })
    expect(await fieldsOf(withItem({ rules, default: 'AB' }))).toEqual({})
  })

  test('a script in a label is kept as the text that it is', async () => {
    const label = { zh: '<script>alert(1)</script>', en: '' }
    const formId = await admin.get(api.forms.add, { body: { design: withItem({ label }) } })
    expect((await read(admin, formId)).design.items[0]).toMatchObject({ label })
  })
})

describe('a form from before a limit', () => {
  const pattern = '(?:a{10}b{10}){30}'
  const code = {
    kind: 'text',
    key: 'code',
    label: { zh: '编号', en: 'Code' },
    rules: [{ rule: 'pattern', pattern }],
  } as const
  const old = JSON.stringify(design('旧', [code]))
  const tooLarge = {
    'design.items.4.rules.0.pattern': expect.stringMatching(/^Code: This pattern is too large/) as string,
  }

  test('is neither published nor copied until its draft is corrected', async () => {
    const formId = await add(admin)
    await server.deps.db.updateTable('forms').set({ design: old }).where('formId', '=', formId).execute()
    const publishing = await english.ask(api.forms.publish, { body: { ...toAll, formId, version: 1 } })
    expect([publishing.status, publishing.errorData.fields]).toEqual([400, tooLarge])
    const copying = await english.ask(api.forms.copy, { body: { formId } })
    expect([copying.status, copying.errorData.fields]).toEqual([400, tooLarge])
    expect((await edit(formId, 1)).status).toBe(200)
    expect(await publish(admin, formId)).toBe(1)
  })

  test('keeps what is published, which is no draft again', async () => {
    const formId = await published(admin)
    await server.deps.db.updateTable('formVersions').set({ design: old }).where('formId', '=', formId).execute()
    const { version } = await read(admin, formId)
    const restoring = await english.ask(api.forms.restore, { body: { formId, number: 1, version } })
    expect([restoring.status, restoring.errorData.fields]).toEqual([400, tooLarge])
    const fill = (text: string) =>
      english.ask(api.formFilling.send, { body: { formId, number: 1, values: { name: 'Ann', code: text } } })
    expect((await fill('ab')).errorData.fields).toEqual({ 'values.code': 'Check the format of this text' })
    expect((await fill(`${'a'.repeat(10)}${'b'.repeat(10)}`.repeat(30))).status).toBe(200)
  })

  test('is rejected at the field whose pattern is too large to be compiled for an entry', async () => {
    const huge = { ...code, rules: [{ rule: 'pattern', pattern: `(?:${'x'.repeat(150)}){900}` }] } as const
    const formId = await published(admin)
    const stored = JSON.stringify(design('旧', [huge]))
    await server.deps.db.updateTable('formVersions').set({ design: stored }).where('formId', '=', formId).execute()
    const body = { formId, number: 1, values: { name: 'Ann', code: 'x' } }
    const { errorData } = await english.ask(api.formFilling.send, { body })
    expect(errorData.fields!['values.code']).toContain('ask the owner of the form to simplify its patterns')
  })
})

describe('publishing', () => {
  test('freezes the draft as a numbered version, once for each design', async () => {
    const formId = await published(admin, design('一'))
    expect(await publish(admin, formId)).toBe(1)
    await edit(formId, (await read(admin, formId)).version, design('二'))
    expect(await read(admin, formId)).toMatchObject({ state: 'published', number: 1, isChanged: true })
    expect(await admin.get(api.formFilling.read, { query: { formId } })).toMatchObject({ title: '一', number: 1 })
    expect(await publish(admin, formId)).toBe(2)
    expect(await versionsOf(formId)).toMatchObject([
      { number: 2, title: '二', publishedBy: 'admin', items: 4 },
      { number: 1, title: '一' },
    ])
    expect(await admin.get(api.forms.readVersion, { query: { formId, number: 1 } })).toEqual(design('一'))
  })

  test('an old version becomes the draft again, and what is published stays', async () => {
    const formId = await published(admin, design('旧'))
    await edit(formId, 2, design('新'))
    await publish(admin, formId)
    const { version } = await read(admin, formId)
    await admin.get(api.forms.restore, { body: { formId, number: 1, version } })
    expect(await read(admin, formId)).toMatchObject({ title: '旧', number: 2, isChanged: true })
    const stale = await admin.ask(api.forms.restore, { body: { formId, number: 1, version } })
    expect(stale.errorData.error).toBe('record.stale')
  })

  test('asks for whom, and for a time that ends after it begins', async () => {
    const formId = await add(admin)
    const rejected = async (offer: object) => {
      const body = { ...toAll, ...offer, formId, version: 1 }
      return Object.keys((await admin.ask(api.forms.publish, { body })).errorData.fields!)
    }
    expect(await rejected({ audience: 'chosen' })).toEqual(['roleIds'])
    expect(await rejected({ audience: 'chosen', roleIds: [999_999] })).toEqual(['roleIds'])
    const day = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour)).toISOString()
    expect(await rejected({ opensAt: day(2), closesAt: day(1) })).toEqual(['closesAt'])
  })
})

test('a form with entries is deleted after a question, with its entries and its place in the menu', async () => {
  const formId = await published(admin)
  await send(admin, formId)
  await admin.get(api.forms.putIntoMenu, {
    body: { formId, version: 2, pid: 0, name: '删除测试', nameEn: '', roleIds: [] },
  })
  const asked = await admin.ask(api.forms.delete, { query: { ids: [formId] } })
  expect(asked.errorData).toMatchObject({ error: 'form.hasEntries', confirmable: true })
  await admin.get(api.forms.delete, { query: { ids: [formId], confirmed: true } })
  expect((await admin.ask(api.forms.read, { query: { formId } })).status).toBe(404)
  expect(await admin.get(api.menus.list, { query: { name: '删除测试' } })).toEqual([])
})

test('people see and change the forms of the departments in their scope, and their own', async () => {
  await allowGuest(server, 3)
  const guest = await server.signIn('guest')
  const foreign = await add(admin, design('别人的'))
  const own = await add(guest, design('自己的'))
  const near = await admin.get(api.forms.add, { body: { design: design('同部门的'), deptId: 6 } })
  const { items } = await guest.get(api.forms.list, { query: {} })
  expect(new Set(items.map(({ formId }) => formId))).toEqual(new Set([own, near]))
  const body = { formId: foreign, version: 1 }
  for (const [call, input] of [
    [api.forms.read, { query: { formId: foreign } }],
    [api.forms.versions, { query: { formId: foreign } }],
    [api.forms.edit, { body: { ...body, design: design() } }],
    [api.forms.publish, { body: { ...body, ...toAll } }],
    [api.forms.copy, { body: { formId: foreign } }],
    [api.forms.putIntoMenu, { body: { ...body, pid: 0, name: 'x', nameEn: '', roleIds: [] } }],
    [api.forms.delete, { query: { ids: [foreign] } }],
  ] as const) {
    expect([call.path, (await guest.ask(call as never, input)).status]).toEqual([call.path, 404])
  }
  const toCopy = (query: { search?: string; ids?: string }) =>
    guest.get(api.forms.copyChoices, { query: { field: 'formId', ...query } })
  const found = await toCopy({})
  expect([new Set(found.items.map(({ id }) => id)), found.total]).toEqual([new Set([own, near]), 2])
  expect((await toCopy({ search: '自己' })).items).toEqual([{ id: own, name: '自己的', status: 1 }])
  expect((await toCopy({ ids: `${own},${foreign}` })).items.map(({ id }) => id)).toEqual([own])
  const moved = await guest.ask(api.forms.add, { body: { design: design(), deptId: 1 } })
  expect(Object.keys(moved.errorData.fields!)).toEqual(['deptId'])
})

test('the list and a form say how many entries it has that the reader may see', async () => {
  const empty = await published(admin, design('没有条目'))
  const counted = await published(admin, design('三份'))
  const last = await published(admin, design('一份'))
  for (const name of ['guest', 'common'] as const) await send(await server.signIn(name), counted)
  for (const formId of [counted, last]) await send(admin, formId)
  const { items } = await admin.get(api.forms.list, { query: {} })
  const entriesOf = (formId: number) => items.find((row) => row.formId === formId)?.entries
  expect([empty, counted, last].map(entriesOf)).toEqual([0, 3, 1])
  expect((await read(admin, counted)).entries).toBe(3)
  // The editor sees the form by its department, and entries of their own department alone.
  const { db } = server.deps
  const own = await db.selectFrom('users').where('userId', '=', 2).select('deptId').executeTakeFirstOrThrow()
  await db.updateTable('forms').set({ deptId: own.deptId }).where('formId', '=', counted).execute()
  const code = db.selectFrom('menus').where('permission', '=', readAllEntries).select('id')
  await db.deleteFrom('roleMenus').where('roleId', '=', 2).where('menuId', 'in', code).execute()
  const editor = await server.signIn('editor')
  const visible = (await editor.get(api.formEntries.list, { query: { formId: counted } })).pageInfo.total
  const listed = (await editor.get(api.forms.list, { query: {} })).items.find(({ formId }) => formId === counted)
  expect([visible < 3, listed?.entries]).toEqual([true, visible])
})

test('the forms of the demo are forms, and their entries pass their own checks', async () => {
  const versions = await server.deps.db.selectFrom('formVersions').select(['formId', 'number', 'design']).execute()
  const seeded = versions.filter(({ formId }) => formId <= 3)
  expect(seeded.map(({ design: saved }) => readForm(JSON.parse(saved)).errors)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  for (const { formId, number } of seeded) {
    const entries = server.deps.db.selectFrom('formEntries').where('formId', '=', formId).select('content')
    const [{ content } = { content: '' }] = await entries.where('username', '<>', 'admin').execute()
    const guest = await server.signIn('guest')
    expect((await send(guest, formId, JSON.parse(content) as object, number)).status).toBe(200)
  }
})
