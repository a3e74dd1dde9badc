import * as z from 'zod'
import { expect, test } from 'vitest'
import { contract } from '#product/contract'
import { audit } from '../audit'
import { endpoint } from '../endpoint'
import { recordKind } from '../kind/record-kind'
import { checkModules } from './check'
import { checkContract, createContract, rejectUnlisted } from './contract'
import { platform } from './platform'
import { integerSetting } from './setting'
import { checkScopes } from './scope-check'
import { defineModule, entry, pagesOf, type Module, type ModuleContract } from './module'

const words = { zh: '库存', en: 'Stock' } as const

const contractOf = (
  module: Partial<Module> & { name: string },
  rest: Partial<ModuleContract> = {},
): ModuleContract => ({
  module: defineModule({ title: words, menu: [], ...module }),
  api: {},
  records: {},
  ...rest,
})

const calls = { list: endpoint('GET /api/x', { access: 'stock:item:list', reply: z.null(), summary: 'List' }) }
const item = recordKind('item', { name: words, plural: words, table: 'items', id: 'itemId', title: 'name', fields: {} })
const menu = [entry('stock', words, 'lucide:box', { children: [entry('item', words, 'lucide:box')] })]
const dictionaries = { stock_category: { name: words, values: [] } }

test.each([
  ['the name "a"', contractOf({ name: 'a' }), contractOf({ name: 'a' })],
  ['the page "stock/item"', contractOf({ name: 'a', menu }), contractOf({ name: 'b', menu })],
  ['the dictionary "stock_category"', contractOf({ name: 'a', dictionaries }), contractOf({ name: 'b', dictionaries })],
  [
    'the resource "items"',
    contractOf({ name: 'a' }, { api: { items: {} } }),
    contractOf({ name: 'b' }, { api: { items: {} } }),
  ],
  [
    'the permission area "stock"',
    contractOf({ name: 'a' }, { api: { items: calls } }),
    contractOf({ name: 'b' }, { api: { others: calls } }),
  ],
  [
    'the kind of record "item"',
    contractOf({ name: 'a' }, { records: { item } }),
    contractOf({ name: 'b' }, { records: { item } }),
  ],
])('two modules with %s are rejected with both names', (what, first, second) => {
  const own = contractOf({ name: 'platform' })
  expect(() => checkModules([own, first])).not.toThrow()
  expect(() => checkModules([own, first, second])).toThrow(
    `The modules ${first.module.name} and ${second.module.name} both have ${what}. Rename it in one.`,
  )
})

const platformContract = contractOf({ name: 'platform', auditKinds: { add: { zh: '新增', en: 'Add' } } })
const write = (kind: string) =>
  endpoint('POST /api/x', {
    access: 'a:item:book',
    reply: z.null(),
    audit: audit(kind, item, '预订', 'Book'),
  })
const levels = entry('levels', words, 'lucide:box', { permission: 'a:item:levels' })
const list = entry('list', words, 'lucide:box')

test.each<[string, Partial<Module>, Partial<ModuleContract>]>([
  ['has the menu entry "list" twice. Rename one.', { menu: [list, list] }, {}],
  [
    'has the panel "p" twice. Rename one.',
    {
      panels: [
        { id: 'p', title: words },
        { id: 'p', title: words },
      ],
    },
    {},
  ],
  [
    'has in the dictionary "a_kind" the value "1" twice. Rename one.',
    {
      dictionaries: {
        a_kind: {
          name: words,
          values: [
            ['1', { zh: '', en: '' }, ''],
            ['1', { zh: '', en: '' }, ''],
          ],
        },
      },
    },
    {},
  ],
  ['opens "levels" with the permission "a:item:levels", which no call asks for.', { menu: [levels] }, {}],
  [
    'shows the panel "p" with the permission "a:item:levels", which no call asks for.',
    { panels: [{ id: 'p', title: words, permission: 'a:item:levels' }] },
    {},
  ],
  [
    'has no name for the permission "a:item:book": add it to "permissions" in its contract/index.ts.',
    {},
    { api: { items: { book: write('add') } } },
  ],
  [
    'has no name for the permission "a:item:book": add it to "permissions" in its contract/index.ts.',
    { handlerPermissions: ['a:item:book'] },
    {},
  ],
  [
    'names the permission "a:item:book", which none of its calls asks for.',
    { permissions: { 'a:item:book': words } },
    {},
  ],
  [
    'has no words for the kind of write "book": add it to "auditKinds" in its contract/index.ts.',
    { permissions: { 'a:item:book': words } },
    { api: { items: { book: write('book') } } },
  ],
  [
    'has a default of the setting "days" that it does not allow: it must be a whole number from 1 to 9.',
    { settings: { days: integerSetting({ name: words, default: 0, min: 1, max: 9 }) } },
    {},
  ],
  [
    'sets "days" by "stock-days": use capitals, digits and _ for a variable.',
    { settings: { days: integerSetting({ name: words, default: 1, min: 1, max: 9, env: 'stock-days' }) } },
    {},
  ],
  [
    'sets "days" by "PORT": begin the variable with A_.',
    { settings: { days: integerSetting({ name: words, default: 1, min: 1, max: 9, env: 'PORT' }) } },
    {},
  ],
  [
    'sets "days" by "A_DAYS_FILE": NAME_FILE names a file with the value of NAME, use another end.',
    { settings: { days: integerSetting({ name: words, default: 1, min: 1, max: 9, env: 'A_DAYS_FILE' }) } },
    {},
  ],
  ['gives roles the entry "b", which its menu does not have.', { memberEntries: ['b'] }, {}],
])('a module that %s is rejected', (sentence, module, rest) => {
  expect(() => checkModules([platformContract, contractOf({ name: 'a', ...module }, rest)])).toThrow(
    `The module a ${sentence}`,
  )
})

test('a module brings its own permissions and kinds of writes with their words', () => {
  const module = { name: 'a', permissions: { 'a:item:book': words }, auditKinds: { book: words } } as const
  const book = contractOf(module, { api: { items: { book: write('book') } } })
  expect(() => checkModules([platformContract, book])).not.toThrow()
  expect(() => checkModules([platformContract, book, contractOf({ name: 'b', auditKinds: { book: words } })])).toThrow(
    'The modules a and b both have the kind of write "book". Rename it in one.',
  )
})

test('entries of several menus may open one page, which some module has to have', () => {
  const opens = (path: string) => entry(path, words, 'lucide:box', { pageId: '/form-designer' })
  const first = contractOf({ name: 'a', menu: [entry('able', words, 'lucide:box', { children: [opens('design')] })] })
  const second = contractOf({ name: 'b', menu: [opens('designer')] })
  const owner = contractOf({ name: 'c', pages: ['form-designer'] })
  expect(() => checkModules([first, second, owner])).not.toThrow()
  expect(() => checkModules([first, second])).toThrow(
    'The module a opens the page "form-designer", which no module has.',
  )
  const own = contractOf({ name: 'platform' })
  expect(() => checkModules([own, owner, contractOf({ name: 'd', pages: ['form-designer'] })])).toThrow(
    'The modules c and d both have the page "form-designer". Rename it in one.',
  )
})

test('the id of a page begins with those of the entries above, unless it is named as a whole', () => {
  const child = (path: string, pageId: string) => entry(path, words, 'lucide:box', { pageId })
  const children = [child('item', 'items'), child('design', '/form-designer')]
  const frame = entry('docs', words, 'lucide:book', { frameSrc: 'https://docs.example' })
  const pages = pagesOf([entry('stock', words, 'lucide:box', { children }), frame])
  expect(pages).toEqual({ own: ['stock/items'], named: ['form-designer'] })
})

test('a module is named as the names of its migrations allow', () => {
  expect(() => contractOf({ name: 'Stock-1' })).toThrow(
    'A module is named with lower-case letters and digits, not "Stock-1".',
  )
})

test('the scope of a kind of record comes from what has one itself', () => {
  const part = (kind: string, scopeField: string) =>
    recordKind(kind, { ...item, table: `${kind}s`, id: `${kind}Id`, scopeFields: [scopeField] })
  const dept = recordKind('dept', { ...item, table: 'depts', id: 'deptId' })
  const box = part('box', 'deptId')
  expect(() => checkScopes({ dept, box, label: part('label', 'boxId') })).not.toThrow()
  expect(() => checkScopes({ box })).toThrow(
    'The scope of box goes by deptId, which refers to no kind of record. Correct its scopeFields.',
  )
  expect(() => checkScopes({ item, label: part('label', 'itemId') })).toThrow(
    'The scope of label goes by itemId, which refers to item, which has no scope. Correct its scopeFields.',
  )
  expect(() => checkScopes({ first: part('first', 'lastId'), last: part('last', 'firstId') })).toThrow(
    'The scope of first goes in a circle: first → last → first. Leave one of the scopeFields out.',
  )
})

test('the modules of this product do not clash, and their dictionaries begin with their name', () => {
  expect(() => checkContract(contract)).not.toThrow()
  const types = contract.modules.flatMap(({ module }) =>
    Object.keys(module.dictionaries ?? {}).filter((type) => !type.startsWith(`${module.name}_`)),
  )
  expect(types).toEqual([])
  expect(platform.menu.map(({ path }) => path)).toEqual(['system'])
})

test('an entry that opens a page of another module is left out of a product without that module', () => {
  const opens = entry('design', words, 'lucide:box', { pageId: '/designer', needs: 'b' })
  const a = contractOf({ name: 'a', menu: [entry('stock', words, 'lucide:box', { children: [opens] }), opens] })
  const entriesOf = (listed: Record<string, ModuleContract>) => createContract(listed).declared[1]!.menu
  expect(entriesOf({ a, b: contractOf({ name: 'b', pages: ['designer'] }) })).toHaveLength(2)
  expect(entriesOf({ a })).toEqual([expect.objectContaining({ path: 'stock', children: [] })])
})

test('a setting is in a group that its module names', () => {
  const settings = { days: integerSetting({ name: words, default: 1, min: 1, max: 9, group: 'times' }) }
  const withGroup = (settingGroups: Module['settingGroups'] = {}) =>
    checkModules([platformContract, contractOf({ name: 'a', settings, settingGroups })])
  expect(() => withGroup({ times: words })).not.toThrow()
  expect(() => withGroup()).toThrow('The module a has the setting "days" in the group "times"')
})

test('the permission of an action of a kind has the name of the action', () => {
  const acting = { ...item, permissions: 'a:item', actions: { book: { name: words } } } as const
  const book = { api: { items: { book: write('add') } } }
  expect(() => checkModules([platformContract, contractOf({ name: 'a' }, book)])).toThrow('has no name for')
  expect(() =>
    checkModules([platformContract, contractOf({ name: 'a' }, { ...book, records: { acting } })]),
  ).not.toThrow()
})

test('a folder of modules/ that the product does not list is named', () => {
  const stock = createContract({
    stock: {
      module: defineModule({ name: 'stock', title: { zh: '库存', en: 'Stock' }, menu: [] }),
      api: {},
      records: {},
    },
  })
  expect(() => rejectUnlisted(['stock', 'desk'], stock)).toThrow(
    'There is modules/desk, which is no module of the product',
  )
  expect(() => rejectUnlisted([], stock)).not.toThrow()
})
