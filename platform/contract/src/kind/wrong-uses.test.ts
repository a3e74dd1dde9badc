import { expect, test } from 'vitest'
import {
  action,
  choice,
  choices,
  computed,
  computedInCode,
  date,
  decimal,
  int,
  lines,
  money,
  parent,
  percent,
  period,
  picture,
  position,
  recordKind,
  ref,
  refs,
  series,
  status,
  sumOf,
  text,
  yesNo,
  type EditOf,
  type FiltersOf,
  type FormOf,
  type ListedOf,
  type RowOf,
} from '../kind'
import { crudCalls } from './crud-calls'
import { sumFields } from './list/list-parts'
import { listShapeOf } from './list/list-shape'
import type { GroupsOf } from './types'

const item = recordKind('stockItem', {
  name: { zh: '物料', en: 'Item' },
  plural: { zh: '物料', en: 'items' },
  table: 'stockItems',
  id: 'itemId',
  title: 'sku',
  permissions: 'stock:item',
  import: { key: 'sku', without: ['made', 'valid'], synonyms: { price: ['Cost'] } },
  fields: {
    sku: text(40, { zh: '货号', en: 'SKU' }, { unique: true, filter: true, sort: true }),
    postId: ref('post', { zh: '岗位', en: 'Post' }, { filter: true }),
    price: money({ zh: '单价', en: 'Price' }, { filter: true }),
    weight: decimal(3, { zh: '重量', en: 'Weight' }, { optional: true }),
    heat: int({ zh: '温度', en: 'Heat' }, { min: -5 }),
    made: date({ zh: '日期', en: 'Made' }, { optional: true, filter: true }),
    isNew: yesNo({ zh: '新品', en: 'New' }, { filter: true }),
    grade: choice(
      { s: { zh: '小', en: 'Small' }, l: { zh: '大', en: 'Large' } },
      { zh: '尺寸', en: 'Size' },
      { optional: true, filter: true },
    ),
    ways: choices({ rail: { zh: '铁路', en: 'Rail' } }, { zh: '方式', en: 'Ways' }, { optional: true }),
    valid: period({ zh: '有效期', en: 'Valid' }, { optional: true, filter: true }),
    postIds: refs('post', { zh: '岗位', en: 'Posts' }, { optional: true, filter: true }),
    plan: picture({ zh: '图纸', en: 'Plan' }, { optional: true }),
    no: series('N-{0000}', { zh: '编号', en: 'No.' }),
    margin: computedInCode(percent({ zh: '毛利率', en: 'Margin' })),
    total: computed(money({ zh: '合计', en: 'Total' }, { sort: true })),
    status: status(),
  },
})
type Item = typeof item
const row: RowOf<Item> = {
  itemId: 1,
  version: 1,
  sku: 'a',
  postId: 3,
  postName: 'b',
  price: 4,
  weight: null,
  heat: 4,
  made: null,
  isNew: false,
  grade: '',
  ways: ['rail'],
  valid: null,
  postIds: [3],
  postNames: ['b'],
  plan: '',
  no: 'N-0001',
  margin: null,
  total: null,
  status: 1,
}
const form: FormOf<Item> = { sku: 'a', postId: 3, price: 4, heat: -1 }
const filters: FiltersOf<Item> = {
  sku: 'a',
  postId: 3,
  priceFrom: 1,
  madeTo: '2026-01-31',
  status: 0,
  isNew: true,
  grade: ['s'],
  validFrom: '2026-01-01',
  skuIs: 'a',
  skuOneOf: ['a', 'b'],
  postIdOneOf: [3, 4],
  madeEmpty: true,
}
const calls = crudCalls(item)

const orderLines = lines(
  { zh: '明细', en: 'Lines' },
  {
    postId: ref('post', { zh: '岗位', en: 'Post' }),
    quantity: int({ zh: '数量', en: 'Quantity' }, { min: 1 }),
    price: money({ zh: '单价', en: 'Price' }, { optional: true }),
    note: text(40, { zh: '备注', en: 'Note' }, { optional: true }),
    amount: computedInCode(money({ zh: '金额', en: 'Amount' })),
  },
  {
    table: 'orderLines',
    least: 1,
    sums: ['amount'],
    calculated: { amount: (line) => line.quantity * (line.price ?? 0) },
  },
)
const order = recordKind('order', {
  name: { zh: '订单', en: 'Order' },
  plural: { zh: '订单', en: 'orders' },
  table: 'orders',
  id: 'orderId',
  title: 'title',
  permissions: 'stock:order',
  fields: {
    title: text(40, { zh: '标题', en: 'Title' }),
    lines: orderLines,
    total: sumOf(orderLines, 'amount', { zh: '合计', en: 'Total' }, { sort: true }),
  },
})
type Order = typeof order
const orderForm: FormOf<Order> = { title: 'a', lines: [{ postId: 3, quantity: 2 }] }
const orderRow: RowOf<Order> = {
  orderId: 1,
  version: 1,
  title: 'a',
  lines: [{ postId: 3, postName: 'b', quantity: 2, price: null, note: '', amount: null }],
  total: 5,
}
const parts = { name: item.name, plural: item.plural, table: 'x', id: 'xId', permissions: 'x:y' } as const

test('the types of rows, forms and filters follow the fields, and wrong uses do not compile', () => {
  // @ts-expect-error status is 0 or 1
  const wrongStatus: FormOf<Item> = { ...form, status: 2 }
  // @ts-expect-error the price is asked for
  const withoutPrice: FormOf<Item> = { sku: 'a', postId: 3, heat: 1 }
  // @ts-expect-error a computed field is in no form
  const withTotal: FormOf<Item> = { ...form, total: 5 }
  // @ts-expect-error money is a number of cents
  const wrongPrice: FormOf<Item> = { ...form, price: '4' }
  // @ts-expect-error an edit names the version that it read
  const withoutVersion: EditOf<Item> = { ...form, itemId: 1 }
  // @ts-expect-error no such field
  const unknown: unknown = row.owner
  // @ts-expect-error a range has two filters
  const wrongFilter: FiltersOf<Item> = { price: 3 }
  // @ts-expect-error the server assigns the number
  const withNumber: FormOf<Item> = { ...form, no: 'N-1' }
  // @ts-expect-error what is calculated in code is not in the database
  computedInCode(percent(item.name, { filter: true }))
  // @ts-expect-error yes or no is a boolean
  const wrongFlag: FormOf<Item> = { ...form, isNew: 1 }
  // @ts-expect-error one of the choices
  const wrongSize: FormOf<Item> = { ...form, grade: 'm' }
  // @ts-expect-error a list of choices
  const wrongWays: FormOf<Item> = { ...form, ways: 'rail' }
  // @ts-expect-error a filter by a choice has some of them
  const wrongChoice: FiltersOf<Item> = { grade: 's' }
  // @ts-expect-error one of several records is a list of ids
  const wrongOneOf: FiltersOf<Item> = { postIdOneOf: ['a'] }
  // @ts-expect-error an item always has an SKU
  const neverEmpty: FiltersOf<Item> = { skuEmpty: true }
  // @ts-expect-error an amount of money is found by a range
  const wrongIs: FiltersOf<Item> = { priceIs: 3 }
  // @ts-expect-error a list is not grouped by amounts of money
  const wrongGroup: GroupsOf<Item> = 'price'
  const group: GroupsOf<Item> = 'grade'
  // @ts-expect-error weight has no filter
  const noFilter: FiltersOf<Item> = { weightFrom: 3 }
  // @ts-expect-error the title is a field
  recordKind('x', { ...parts, title: 'nope', fields: { a: text(1, item.name) } })
  // @ts-expect-error the scope goes by fields
  recordKind('x', { ...parts, title: 'a', scopeFields: ['deptId'], fields: { a: text(1, item.name) } })
  // @ts-expect-error the key of an import is a field
  recordKind('x', { ...parts, title: 'a', import: { key: 'b' }, fields: { a: text(1, item.name) } })
  // @ts-expect-error an import leaves out fields
  recordKind('x', { ...parts, title: 'a', import: { without: ['b'] }, fields: { a: text(1, item.name) } })
  // @ts-expect-error no such kind of record
  ref('stockShelf', item.name)
  const noReference = crudCalls(recordKind('x', { ...parts, title: 'a', fields: { a: text(1, item.name) } }))
  // @ts-expect-error a kind without references has no choices
  const noChoices: unknown = noReference.choices
  // @ts-expect-error a kind without an import has no such call
  const noImport: unknown = noReference.import
  type Cells = (typeof calls.import.body)['_zod']['input']['rows'][number]
  const cells: Cells = { sku: 'a', price: '4.00', postId: 'Staff' }
  // @ts-expect-error the cells of an import are texts
  const wrongCell: Cells = { price: 4 }
  // @ts-expect-error a field that is left out
  const leftOutCell: Cells = { made: '2026-01-31' }
  // @ts-expect-error a computed field has no cell
  const computedCell: Cells = { total: '4' }
  // @ts-expect-error a generated field has no cell
  const generatedCell: Cells = { no: 'N-1' }
  // @ts-expect-error a picture has no cell
  const pictureCell: Cells = { plan: 'x' }
  // A list sorts by what the kind says alone.
  type Sort = (typeof calls.list.query)['_zod']['input']['sort']
  // @ts-expect-error the price does not sort
  const wrongSort: Sort = 'price'
  const sort: Sort = 'total'
  type Then = (typeof calls.list.query)['_zod']['input']['thenBy']
  // @ts-expect-error further columns are a text in a call, such as -total,sku
  const wrongThen: Then = ['total']
  expect([
    wrongStatus,
    withoutPrice,
    withTotal,
    wrongPrice,
    withoutVersion,
    wrongFilter,
    noFilter,
    wrongSort,
    wrongFlag,
    wrongSize,
    wrongWays,
    wrongChoice,
    withNumber,
    wrongOneOf,
    neverEmpty,
    wrongIs,
    wrongGroup,
    wrongThen,
    wrongCell,
    leftOutCell,
    computedCell,
    generatedCell,
    pictureCell,
  ]).toHaveLength(23)
  expect([unknown, noChoices, noImport]).toEqual([undefined, undefined, undefined])
  expect([filters.sku, sort, group, cells.sku]).toEqual(['a', 'total', 'grade', 'a'])
})

test('the types of lines follow their fields, and wrong uses do not compile', () => {
  const { name } = order
  // @ts-expect-error a line has no such field
  const wrongLine: FormOf<Order> = { ...orderForm, lines: [{ postId: 3, quantity: 2, weight: 1 }] }
  // @ts-expect-error a calculated value is in no form
  const withAmount: FormOf<Order> = { ...orderForm, lines: [{ postId: 3, quantity: 2, amount: 1 }] }
  // @ts-expect-error at least one line is asked for
  const withoutLines: FormOf<Order> = { title: 'a' }
  // @ts-expect-error the server calculates the sum
  const withTotal: FormOf<Order> = { ...orderForm, total: 5 }
  // @ts-expect-error a list of records leaves out their lines
  const listed: unknown = ({} as ListedOf<Order>).lines
  // @ts-expect-error a text has no sum
  sumOf(orderLines, 'note', name)
  // @ts-expect-error no such field of the lines
  lines(name, { quantity: int(name) }, { table: 'x', sums: ['weight'] })
  // @ts-expect-error the calculated field has no function
  const withoutFunction = () => lines(name, { amount: computedInCode(money(name)) }, { table: 'x' })
  // @ts-expect-error the function returns a number
  lines(name, { amount: computedInCode(money(name)) }, { table: 'x', calculated: { amount: () => 'a' } })
  type Field = (typeof orderCalls.choices.query)['_zod']['input']['field']
  // @ts-expect-error the quantity refers to nothing
  const wrongField: Field = 'lines.quantity'
  const field: Field = 'lines.postId'
  expect([wrongLine, withAmount, withoutLines, withTotal, wrongField]).toHaveLength(5)
  expect([listed, withoutFunction, field, orderRow.lines.length]).toEqual([undefined, expect.any(Function), field, 1])
})

const orderCalls = crudCalls(order)

test('lines have errors at their fields, and references and formats by the same names', () => {
  const wrong = (sent: unknown) =>
    orderCalls.add.body.safeParse({ title: 'a', lines: sent }).error?.issues.map(({ path }) => path.join('.'))
  expect(wrong([{ postId: 3, quantity: 1 }])).toBeUndefined()
  expect(
    wrong([
      { postId: 3, quantity: 1 },
      { postId: 0, quantity: 0 },
    ]),
  ).toEqual(['lines.1.postId', 'lines.1.quantity'])
  expect(wrong([])).toEqual(['lines'])
  expect(wrong(Array.from({ length: 201 }, () => ({ postId: 3, quantity: 1 })))).toEqual(['lines'])
  expect(order).toMatchObject({
    references: { 'lines.postId': 'post' },
    formats: { 'lines.price': { decimals: 2 }, 'lines.amount': { decimals: 2 }, total: { decimals: 2 } },
  })
})

test.each([status(), series('N-{0000}', order.name), orderLines])(
  'lines cannot have a field of the kind $kind.name',
  (field) => {
    expect(() => lines(order.name, { field }, { table: 'x' })).toThrow(field.kind.name)
  },
)

test.each([
  ['unique', text(40, order.name, { unique: true })],
  ['filter', text(40, order.name, { filter: true })],
  ['sort', int(order.name, { sort: true })],
  ['int', sumOf(orderLines, 'quantity', order.name)],
])('lines cannot have a field with %s', (word, field) => {
  expect(() => lines(order.name, { field }, { table: 'x' })).toThrow(word)
})

test('the form of an action cannot have lines', () => {
  expect(() => action({ name: order.name, form: { parts: orderLines } })).toThrow('parts')
})

test('a kind says references, formats, unique fields, page and permissions of its fields', () => {
  expect(item).toMatchObject({
    references: { postId: 'post' },
    formats: { price: { decimals: 2 }, weight: { decimals: 3 }, status: { dictType: 'sys_normal_disable' } },
    unique: [{ field: 'sku', indexes: ['stock_items_sku_unique'] }],
    page: { path: '/stock/item', needs: [['stock:item:list'], ['stock:item:query', 'stock:item:edit']] },
  })
})

test('a filter may not be called as a part of the query of every list', () => {
  const size = text(1, item.name, { filter: true })
  expect(() => crudCalls(recordKind('x', { ...parts, title: 'size', fields: { size } }))).toThrow('size')
})

test('the calls of a kind check what its fields say', () => {
  const valid = { sku: ' a ', postId: 3, price: 4, heat: -1 }
  expect(calls.add.body.parse(valid)).toEqual({ sku: 'a', postId: 3, price: 4, heat: -1 })
  const wrong = (change: object) =>
    calls.add.body.safeParse({ ...valid, ...change }).error?.issues.map(({ path }) => path[0])
  expect(wrong({ sku: '' })).toEqual(['sku'])
  expect(wrong({ price: -1 })).toEqual(['price'])
  expect(wrong({ made: '2026-02-30' })).toEqual(['made'])
  expect(wrong({ made: null, weight: null })).toBeUndefined()
  expect(calls.list.query.parse({})).toEqual({ page: 1, size: 10, sort: 'itemId', order: 'asc' })
  expect([calls.list.path, calls.add.access, calls.edit.audit.title.en]).toEqual([
    '/api/stock/item/list',
    'stock:item:add',
    'Edit item',
  ])
})

const parentId = parent(item.name, { levels: 3, filter: true })
const tree = recordKind('stockPlace', {
  ...parts,
  title: 'name',
  fields: { name: text(40, item.name, { filter: true }), parentId, size: int(item.name), position: position() },
})
const treeCalls = crudCalls(tree)

test('wrong uses of trees and positions do not compile', () => {
  // @ts-expect-error no form has the position
  const withPosition: FormOf<typeof tree> = { name: 'a', size: 1, position: 3 }
  // @ts-expect-error a parent is an id or null
  const wrongParent: FormOf<typeof tree> = { name: 'a', size: 1, parentId: 'b' }
  type Query = (typeof treeCalls.list.query)['_zod']['input']
  // @ts-expect-error a tree has no pages
  const paged: Query = { page: 1 }
  type Move = (typeof treeCalls.order.body)['_zod']['input']
  // @ts-expect-error a move says below which record
  const nowhere: Move = { id: 1, version: 1, beside: 2 }
  const move: Move = { id: 1, version: 1, parent: null, beside: 2, side: 'before' }
  // @ts-expect-error a kind without a position has no order
  const noOrder: unknown = calls.order
  // @ts-expect-error a kind without a parent has no parents
  const noParents: unknown = calls.parents
  // @ts-expect-error the rows of a tree are not counted in groups
  const noSummary: unknown = treeCalls.summary
  // @ts-expect-error the rows of a tree are below each other, not in groups
  const noGroup: GroupsOf<typeof tree> = 'parentId'
  expect([withPosition, wrongParent, paged, nowhere, move, noGroup]).toHaveLength(6)
  expect([noOrder, noParents, noSummary]).toEqual([undefined, undefined, undefined])
})

test('a kind with a parent refers to itself, is in the order of its position, and says what it cannot be', () => {
  expect(tree).toMatchObject({ references: { parentId: 'stockPlace' }, order: 'position' })
  expect(listShapeOf(tree)).toMatchObject({ sorts: [], groups: [], isWhole: true })
  expect(sumFields(tree)).toEqual([])
  expect(treeCalls.order.body.parse({ id: 1, version: 1, parent: null })).toMatchObject({ side: 'after' })
  const name = text(1, item.name, { sort: true })
  expect(() => crudCalls(recordKind('x', { ...parts, title: 'name', fields: { name, parentId } }))).toThrow('sort')
  const scoped = { ...parts, title: 'name', scopeFields: ['parentId'], fields: { name, parentId } } as const
  expect(() => recordKind('x', scoped)).toThrow('scope')
  const ordered = { ...parts, title: 'name', order: 'name', fields: { name, position: position() } } as const
  expect(() => recordKind('x', ordered)).toThrow('order')
})
