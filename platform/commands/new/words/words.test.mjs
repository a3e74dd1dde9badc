import { expect, test } from 'vitest'
import { humanised, snake } from './case.mjs'
import { namesOf } from './names.mjs'
import { pluralOf, singularOf } from './plural.mjs'

test.each([
  ['item', 'items'],
  ['category', 'categories'],
  ['key', 'keys'],
  ['soliloquy', 'soliloquies'],
  ['box', 'boxes'],
  ['bus', 'buses'],
  ['status', 'statuses'],
  ['branch', 'branches'],
  ['stomach', 'stomachs'],
  ['dish', 'dishes'],
  ['class', 'classes'],
  ['quiz', 'quizzes'],
  ['hero', 'heroes'],
  ['photo', 'photos'],
  ['analysis', 'analyses'],
  ['person', 'people'],
  ['child', 'children'],
  ['salesman', 'salesmen'],
  ['human', 'humans'],
  ['shelf', 'shelves'],
  ['warehouse', 'warehouses'],
  ['sales-order', 'sales-orders'],
  ['spare-box', 'spare-boxes'],
])('the plural of %s is %s, and each is recognised', (one, many) => {
  expect(pluralOf(one)).toBe(many)
  expect(singularOf(one)).toBeUndefined()
  expect(pluralOf(singularOf(many))).toBe(many)
})

test('names are written as people, the database and the code have them', () => {
  expect([humanised('unitPrice'), humanised('sku'), humanised('sales-order')]).toEqual([
    'Unit price',
    'SKU',
    'Sales order',
  ])
  expect(snake('unitPrice')).toBe('unit_price')
  expect(namesOf('shop', 'sales-order')).toMatchObject({
    kind: 'shopSalesOrder',
    calls: 'shopSalesOrders',
    table: 'shop_sales_orders',
    id: 'salesOrderId',
    path: 'shop/sales-order',
    permission: 'shop:sales-order',
    plural: ['Sales order', 'sales orders'],
  })
})

test('an id field that another kind of record has gets the name of the module', () => {
  expect(namesOf('shop', 'post', { takenIds: ['postId'] }).id).toBe('shopPostId')
})

test('titles are those given, else Chinese for common words and the name itself for others', () => {
  expect(namesOf('shop', 'item', { title: '货物|Article' })).toMatchObject({
    name: ['货物', 'Article'],
    plural: ['货物', 'articles'],
    menuName: ['货物', 'Articles'],
  })
  expect(namesOf('shop', 'item').name).toEqual(['物料', 'Item'])
  expect(namesOf('shop', 'gadget').name).toEqual(['Gadget', 'Gadget'])
})

test.each([
  ['shop', 'items', 'A resource is called by one of its records: write item in place of items.'],
  ['shop', 'people', 'A resource is called by one of its records: write person in place of people.'],
  [
    'shop',
    'equipment',
    'The word equipment has no plural, so that one record and many would have one name: write for example equipment-item.',
  ],
  ['shop', 'class', 'The name class is reserved: call the resource something more precise, such as sales-class.'],
  ['shop', 'index', 'The name index is reserved: call the resource something more precise, such as sales-index.'],
  [
    'shop',
    'Sales_Order',
    '"Sales_Order" cannot be the name of a resource: use lower-case words joined by hyphens, such as sales-order.',
  ],
  ['shop', '', '"" cannot be the name of a resource: use lower-case words joined by hyphens, such as sales-order.'],
  [
    'my-shop',
    'item',
    '"my-shop" cannot be the name of a module: use one lower-case word of at most 20 letters, such as stock.',
  ],
  ['system', 'item', 'The name system is reserved: call the module after what it is about, such as stock.'],
  ['bench', 'item', 'The name bench is reserved: call the module after what it is about, such as stock.'],
])('%s/%s is rejected with a sentence', (module, noun, sentence) => {
  expect(() => namesOf(module, noun)).toThrow(sentence)
})
