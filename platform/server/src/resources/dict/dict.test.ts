import { api } from '#product/contract'
import { builtInDicts } from 'atrium/contract/system/built-in-dicts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '#server-test/records/factories'
import { readRecords } from '#server-test/files'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { lastLog } from '#server-test/operation-logs'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const typeForm = (dictType: string) => ({ dictName: dictType, dictType })
const addType = (dictType: string) => admin.get(api.dicts.add, { body: typeForm(dictType) })
const valueForm = (dictType: string, value: string) => ({ dictType, dictLabel: value, dictValue: value, dictSort: 1 })
const addValue = (dictType: string, value: string, change: object = {}) =>
  admin.get(api.dicts.addData, { body: { ...valueForm(dictType, value), ...change } })
const readValue = (dictCode: number) => admin.get(api.dicts.readData, { query: { dictCode } })

describe('a dictionary', () => {
  test('is offered with the number of its enabled values', async () => {
    await addType('offered')
    await addType('unfilled')
    await addValue('offered', 'a')
    await addValue('offered', 'b')
    await addValue('offered', 'off', { status: 0 })
    const offers = await admin.get(api.dicts.options)
    expect(offers.filter(({ dictType }) => ['offered', 'unfilled'].includes(dictType))).toMatchObject([
      { dictType: 'offered', valueCount: 2 },
      { dictType: 'unfilled', valueCount: 0 },
    ])
  })

  test('is added and edited, keeping what is left out', async () => {
    const dictId = await admin.get(api.dicts.add, { body: { ...typeForm('colours'), remark: 'of cars' } })
    await admin.get(api.dicts.edit, { body: { ...typeForm('colours'), dictName: 'Paint', dictId, version: 1 } })
    expect(await admin.get(api.dicts.read, { query: { dictId } })).toMatchObject({
      dictName: 'Paint',
      remark: 'of cars',
      status: 1,
      version: 2,
    })
  })

  test('has a name in both languages, and is found by either', async () => {
    const dictId = await admin.get(api.dicts.add, {
      body: { dictName: '鞋码', dictNameEn: 'Shoe sizes', dictType: 'shoe_sizes' },
    })
    for (const dictName of ['鞋', 'shoe S']) {
      expect(await admin.get(api.dicts.list, { query: { dictName } })).toMatchObject([{ dictId }])
    }
    const dictCode = await addValue('shoe_sizes', '40')
    expect(await readValue(dictCode)).toMatchObject({ dictName: '鞋码' })
    const english = await server.signIn('admin', 'en')
    expect(await english.get(api.dicts.readData, { query: { dictCode } })).toMatchObject({ dictName: 'Shoe sizes' })
    const [row] = await readRecords(english, api.dicts.export, { dictType: 'shoe_sizes' })
    expect(row).toMatchObject({ Name: '鞋码', 'English name': 'Shoe sizes' })
    expect(Object.keys(row!)).toEqual(['ID', 'Name', 'English name', 'Type', 'Status', 'Remark'])
    const values = await readRecords(english, api.dicts.exportData, { dictType: 'shoe_sizes' })
    expect(values).toMatchObject([{ Dictionary: 'Shoe sizes' }])
    await admin.get(api.dicts.edit, { body: { dictName: '鞋码', dictType: 'shoe_sizes', dictId, version: 1 } })
    expect(await admin.get(api.dicts.read, { query: { dictId } })).toMatchObject({ dictNameEn: 'Shoe sizes' })
  })

  test('is in a list that comes whole, in the order in which they were added', async () => {
    const ids: number[] = []
    for (let n = 0; n < 12; n++) ids.push(await addType(`whole_${n}`))
    const found = await admin.get(api.dicts.list, { query: { dictType: 'whole_' } })
    expect(found.map(({ dictId }) => dictId)).toEqual(ids)
    const one = await admin.get(api.dicts.list, { query: { dictTypeIs: 'whole_1' } })
    expect(one).toEqual([await admin.get(api.dicts.read, { query: { dictId: ids[1]! } })])
  })

  test.each(['Sizes', '1size', '_size', 'shoe-size', 'shoe size', '尺码', '', 'x'.repeat(101)])(
    'has no type such as "%s"',
    async (dictType) => {
      const answer = await admin.ask(api.dicts.add, { body: { ...typeForm(dictType), dictName: 'sizes' } })
      expect(errorOf(answer)).toEqual([400, 'request.invalid', 'dictType'])
    },
  )

  test('has a type of its own', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.ask(api.dicts.add, { body: typeForm('twin') })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(errorOf(await admin.ask(api.dicts.add, { body: typeForm('twin') }))).toEqual([
      409,
      'record.taken',
      'dictType',
    ])
  })

  test('renames its values with itself', async () => {
    const dictId = await addType('old_name')
    const dictCode = await addValue('old_name', 'a')
    await admin.get(api.dicts.edit, { body: { ...typeForm('new_name'), dictId, version: 1 } })
    expect(await readValue(dictCode)).toMatchObject({ dictType: 'new_name', dictName: 'new_name' })
    expect(await lastLog(server)).toMatchObject({ target: 'dict', before: [{ dictType: 'old_name' }] })
  })

  test('renames nothing when the name is taken', async () => {
    const dictId = await addType('stays')
    const dictCode = await addValue('stays', 'a')
    const body = { ...typeForm('sys_user_sex'), dictId, version: 1 }
    expect((await admin.ask(api.dicts.edit, { body })).status).toBe(409)
    expect((await readValue(dictCode)).dictType).toBe('stays')
  })

  test('is not deleted with values in it, and the message says how many', async () => {
    const empty = await addType('empty')
    const filled = await addType('filled')
    for (const value of ['a', 'b']) await addValue('filled', value)
    const answer = await admin.ask(api.dicts.delete, { query: { ids: [empty, filled] } })
    expect([...errorOf(answer), answer.body.msg]).toEqual([409, 'dict.hasData', '字典下还有 2 条数据，不能删除'])
    expect((await admin.ask(api.dicts.delete, { query: { ids: [empty, 9999] } })).status).toBe(404)
    await admin.get(api.dicts.delete, { query: { ids: [empty] } })
    const body = { ...typeForm('empty'), dictId: empty, version: 1 }
    expect((await admin.ask(api.dicts.edit, { body })).status).toBe(404)
  })

  test('is not saved over what somebody else has saved', async () => {
    const dictId = await addType('busy')
    const save = () => admin.ask(api.dicts.edit, { body: { ...typeForm('busy'), dictId, version: 1 } })
    expect((await save()).status).toBe(200)
    expect(errorOf(await save())).toEqual([409, 'record.stale'])
  })
})

describe('a value', () => {
  beforeAll(() => addType('sizes'))

  test('is on the page of the list that is asked for with it', async () => {
    await addType('fruits')
    await addValue('fruits', 'pear')
    const dictCode = await addValue('fruits', 'fig', { dictSort: 0 })
    const query = { dictType: 'fruits', size: 1, page: 2, pageWith: dictCode }
    const { items, pageInfo } = await admin.get(api.dicts.data, { query })
    expect(items).toMatchObject([{ dictCode }])
    expect(pageInfo.currentPage).toBe(1)
  })

  test('is added with defaults, and edited within its dictionary', async () => {
    const dictCode = await addValue('sizes', 'small')
    expect(await readValue(dictCode)).toMatchObject({
      listClass: 'default',
      isDefault: 'N',
      status: 1,
      dictLabelEn: '',
    })
    const { dictType: _, ...form } = valueForm('sizes', 'tiny')
    await admin.get(api.dicts.editData, { body: { ...form, listClass: 'success', dictCode, version: 1 } })
    expect(await readValue(dictCode)).toMatchObject({ dictLabel: 'tiny', listClass: 'success', version: 2 })
    const moved = { ...form, dictType: 'sys_user_sex', dictCode, version: 2 }
    expect(errorOf(await admin.ask(api.dicts.editData, { body: moved }))).toEqual([400, 'request.invalid', 'dictType'])
  })

  test.each([
    ['dictType', { dictType: 'unknown_type' }],
    ['dictLabel', { dictLabel: '' }],
    ['dictLabel', { dictLabel: 'x'.repeat(101) }],
    ['dictValue', { dictValue: ' ' }],
    ['dictValue', { dictValue: 1 }],
    ['dictSort', { dictSort: -1 }],
    ['listClass', { listClass: 'red' }],
    ['isDefault', { isDefault: true }],
    ['default', { default: true }],
  ])('with a wrong %s is rejected at that field', async (field, change) => {
    const answer = await admin.ask(api.dicts.addData, { body: { ...valueForm('sizes', 'wrong'), ...change } })
    expect(errorOf(answer)).toEqual([400, 'request.invalid', field])
  })

  test('has a label and a value of its own in its dictionary, not beyond', async () => {
    await addValue('sizes', 'once')
    for (const field of ['dictLabel', 'dictValue']) {
      const body = { ...valueForm('sizes', 'free'), [field]: 'once' }
      expect(errorOf(await admin.ask(api.dicts.addData, { body }))).toEqual([409, 'record.taken', field])
    }
    await addType('lengths')
    await addValue('lengths', 'once')
  })

  test('that becomes the default takes that from the former one', async () => {
    const first = await addValue('sizes', 'first', { isDefault: 'Y' })
    const second = await addValue('sizes', 'second', { isDefault: 'Y' })
    expect((await lastLog(server)).targetIds).toEqual([second, first])
    expect(await readValue(first)).toMatchObject({ isDefault: 'N', default: false, version: 2 })
    const body = { ...valueForm('sizes', 'first'), isDefault: 'Y', dictCode: first, version: 2 } as const
    await admin.get(api.dicts.editData, { body })
    expect([(await readValue(first)).isDefault, (await readValue(second)).isDefault]).toEqual(['Y', 'N'])
    expect((await readValue(1)).isDefault).toBe('Y')
  })

  test('stays the default when a form does not say', async () => {
    const dictCode = await addValue('sizes', 'kept', { isDefault: 'Y' })
    await admin.get(api.dicts.editData, { body: { ...valueForm('sizes', 'kept'), dictCode, version: 1 } })
    expect((await readValue(dictCode)).isDefault).toBe('Y')
  })

  test('of several all are deleted or none', async () => {
    const dictCode = await addValue('sizes', 'gone')
    expect((await admin.ask(api.dicts.deleteData, { query: { ids: [dictCode, 9999] } })).status).toBe(404)
    await readValue(dictCode)
    await admin.get(api.dicts.deleteData, { query: { ids: [dictCode] } })
    const { dictType: _, ...form } = valueForm('sizes', 'gone')
    const edit = await admin.ask(api.dicts.editData, { body: { ...form, dictCode, version: 1 } })
    expect(errorOf(edit)).toEqual([404, 'record.notFound'])
  })

  test('is not saved over what somebody else has saved', async () => {
    const dictCode = await addValue('sizes', 'busy')
    const body = { ...valueForm('sizes', 'busy'), dictCode, version: 1 }
    const answers = await Promise.all([1, 2].map(() => admin.ask(api.dicts.editData, { body })))
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  })
})

describe('the values of a dictionary', () => {
  const valuesOf = async (dictType: string, withDisabled?: true) =>
    (await admin.get(api.dicts.values, { query: { dictType, withDisabled } })).map(({ dictValue, status }) => [
      dictValue,
      status,
    ])

  test('are the enabled ones, or all, of which each says whether it is enabled', async () => {
    const dictId = await addType('paint')
    await addValue('paint', 'red')
    await addValue('paint', 'green', { status: 0, dictSort: 2 })
    expect(await valuesOf('paint')).toEqual([['red', 1]])
    expect(await valuesOf('paint', true)).toEqual([
      ['red', 1],
      ['green', 0],
    ])
    await admin.get(api.dicts.edit, { body: { ...typeForm('paint'), dictId, version: 1, status: 0 } })
    expect(await valuesOf('paint')).toEqual([])
    expect((await valuesOf('paint', true)).map(([, status]) => status)).toEqual([0, 0])
  })

  test('come for several at once, each in order and with its name', async () => {
    await addType('cloth')
    await addType('colour')
    await addValue('cloth', 'wool', { dictSort: 2 })
    await addValue('colour', 'blue', { dictSort: 1 })
    await addValue('cloth', 'linen', { dictSort: 1 })
    const values = await admin.get(api.dicts.values, { query: { dictType: 'colour,cloth,none' } })
    const of = (dictType: string) => values.filter((one) => one.dictType === dictType).map((one) => one.dictValue)
    expect(of('cloth')).toEqual(['linen', 'wool'])
    expect(of('colour')).toEqual(['blue'])
    expect(values).toHaveLength(3)
  })

  test('are rejected for more dictionaries than a page has', async () => {
    const dictType = Array.from({ length: 21 }, (_, at) => `d${at}`).join(',')
    expect((await admin.ask(api.dicts.values, { query: { dictType } })).status).toBe(400)
  })
})

describe('a built-in dictionary', () => {
  const types = Object.keys(builtInDicts)
  const readType = (dictId: number) => admin.get(api.dicts.read, { query: { dictId } })
  const editType = async (dictId: number, change: object) => {
    const { builtIn: _, ...type } = await readType(dictId)
    return admin.ask(api.dicts.edit, { body: { ...type, ...change } })
  }
  const editValue = async (dictCode: number, change: object) => {
    const { builtIn: _, default: __, dictName: ___, ...value } = await readValue(dictCode)
    return admin.ask(api.dicts.editData, { body: { ...value, ...change } })
  }

  test('is marked, and so are its values', async () => {
    const own = await addType('own')
    await addValue('own', '1')
    const marked = await admin.get(api.dicts.list, { query: {} })
    expect(marked.filter(({ builtIn }) => builtIn).map(({ dictType }) => dictType)).toEqual(types)
    for (const dictType of types) {
      const values = await admin.get(api.dicts.values, { query: { dictType } })
      expect(values.map(({ builtIn }) => builtIn)).toEqual([true, true])
    }
    expect([(await readType(own)).builtIn, (await readType(1)).builtIn]).toEqual([false, true])
    const { items } = await admin.get(api.dicts.data, { query: { dictType: 'own' } })
    expect(items.map(({ builtIn }) => builtIn)).toEqual([false])
  })

  test('keeps its type and stays enabled; name and remark are free', async () => {
    const { version } = await readType(3)
    const change = { dictType: 'show_hide', status: 0 }
    expect(errorOf(await editType(3, change))).toEqual([400, 'request.invalid', 'dictType', 'status'])
    const { errorData } = await editType(3, { status: 0 })
    expect(errorData.fields).toEqual({ status: '系统内置，不能修改' })
    expect((await editType(3, { dictName: '是否显示', remark: 'of menus' })).status).toBe(200)
    expect(await readType(3)).toMatchObject({
      dictName: '是否显示',
      dictType: 'sys_show_hide',
      status: 1,
      version: version + 1,
    })
    await editType(3, { dictName: '显示隐藏' })
  })

  test('is not deleted, alone or with others, even without values', async () => {
    const other = await addType('beside')
    for (const ids of [[3], [other, 3]]) {
      const answer = await admin.ask(api.dicts.delete, { query: { ids } })
      expect([...errorOf(answer), answer.body.msg]).toEqual([409, 'dict.builtIn', '系统内置的字典和字典数据不能删除'])
    }
    await readType(other)
  })

  test('takes no further value', async () => {
    for (const dictType of types) {
      const answer = await admin.ask(api.dicts.addData, { body: valueForm(dictType, '2') })
      expect(errorOf(answer)).toEqual([409, 'dict.closed', 'dictType'])
    }
  })

  test('has values that keep their value and stay enabled; labels, order, tint and default are free', async () => {
    expect(errorOf(await editValue(1, { dictValue: '2', status: 0 }))).toEqual([
      400,
      'request.invalid',
      'dictValue',
      'status',
    ])
    const free = {
      dictLabel: '先生',
      dictLabelEn: 'Mr',
      dictSort: 9,
      listClass: 'danger',
      isDefault: 'N',
      remark: 'x',
    } as const
    expect((await editValue(1, free)).status).toBe(200)
    expect(await readValue(1)).toMatchObject({ ...free, dictValue: '1', status: 1, builtIn: true })
    const answer = await admin.ask(api.dicts.deleteData, { query: { ids: [1] } })
    expect(errorOf(answer)).toEqual([409, 'dict.builtIn'])
    await readValue(1)
  })

  test('that somebody disabled in the database still has its labels in files', async () => {
    await server.deps.db.updateTable('dictTypes').set({ status: 0 }).where('dictId', '=', 1).execute()
    const { body } = await admin.ask(api.users.export, { query: { format: 'csv', username: 'admin' } })
    expect(await body.data.text()).toContain('先生')
    await server.deps.db.updateTable('dictTypes').set({ status: 1 }).where('dictId', '=', 1).execute()
  })
})
