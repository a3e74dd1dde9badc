import { expect, test } from 'vitest'
import { parseLines, productOf, sumsOf } from './parse-lines.mjs'

test('lines are fields, with sums and products', () => {
  const lines = parseLines(
    'item:ref stock/item, quantity:int sum, price:money, amount:money(金额|Line total)=quantity*price sum',
  )
  expect(lines).toMatchObject([
    { property: 'itemId', target: 'stock/item', isSummed: false },
    { name: 'quantity', kind: 'int', isSummed: true },
    { name: 'price', isOptional: false },
    { name: 'amount', label: ['金额', 'Line total'], factors: ['quantity', 'price'], isSummed: true },
  ])
  expect(sumsOf(lines)).toMatchObject([
    { property: 'totalQuantity', column: 'total_quantity', label: ['数量合计', 'Total quantity'], of: 'quantity' },
    { property: 'totalAmount', label: ['金额合计', 'Total line total'], of: 'amount' },
  ])
})

test('lines have fields of several choices, tags and kinds of the module', () => {
  const own = { module: 'stock', kinds: { binCode: { from: './kinds/bin-code', column: 'text' } } }
  const lines = parseLines('sizes:choices s/l, marks:tags optional, bin:binCode, dept:department', own)
  expect(lines.map(({ kind }) => kind)).toEqual(['choices', 'tags', 'binCode', 'department'])
})

test('the sum of a total has the name of the total', () => {
  expect(sumsOf(parseLines('total:money sum'))).toMatchObject([{ property: 'total', label: ['合计', 'Total'] }])
})

test.each([
  ['quantity:int, price:money, x:money = quantity * price', '({ quantity, price }) => quantity * price'],
  [
    'weight:decimal 3, price:money, x:money = weight * price',
    '({ weight, price }) => Math.round((weight * price) / 1000)',
  ],
  ['long:int, wide:int, x:decimal 1 = long * wide', '({ long, wide }) => long * wide * 10'],
  ['side:int, x:int = side * side', '({ side }) => side * side'],
])('the product in "%s" is %s', (text, source) => {
  const fields = parseLines(text)
  expect(productOf(fields.at(-1), fields)).toBe(source)
})

test.each([
  ['', 'The lines have no field: name at least one, such as --lines "item:ref stock/item, '],
  ['note:text unique', 'A field of a line cannot be unique: take that word away from note.'],
  ['status', 'A line has no field of kind status: take status out of --lines.'],
  ['colours:refs paint/colour', 'A line has no field of kind refs: take colours out of --lines.'],
  ['extra:json', 'A line has no field of kind json: take extra out of --lines.'],
  ['photo:image', 'A line has no field of kind image: take photo out of --lines.'],
  ['position:int', 'Every line has something called position: call the field something else.'],
  ['note:text sum', 'A field of kind text is no number: give note the kind int, money or decimal.'],
  ['note:text, note:int', 'Two fields of the lines are called note: give one of them another name.'],
  [
    'a:int, b:money = a + a',
    'The calculation in "b:money = a + a" is not the product of two fields: write for example amount:money = quantity * price.',
  ],
  [
    'a:int optional, b:money = a * a',
    'The field b cannot be calculated from a, which has to be a number of the same line that is filled in: write for example',
  ],
  ['a:int, b:money = a * c', 'The field b cannot be calculated from c, which'],
  ['a:int, b:money optional = a * a', 'The field b is calculated: take the word optional away from it.'],
])('"%s" is rejected with a sentence', (text, sentence) => {
  expect(() => parseLines(text)).toThrow(sentence)
})
