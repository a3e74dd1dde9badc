import { expect, test } from 'vitest'
import { parseFields } from './parse-fields.mjs'

test('a kind alone is a field of its name', () => {
  expect(parseFields('name:text, tags, date, status').map(({ name, kind }) => [name, kind])).toEqual([
    ['name', 'text'],
    ['tags', 'tags'],
    ['date', 'date'],
    ['status', 'status'],
  ])
})

test('fields have kind, options and names in both languages', () => {
  const fields = parseFields('sku:text 20 unique, name:text(品名，全称|Full name), unitPrice : money optional, status')
  expect(fields).toMatchObject([
    { name: 'sku', kind: 'text', length: 20, isUnique: true, isOptional: false, label: ['货号', 'SKU'] },
    { name: 'name', length: 100, label: ['品名，全称', 'Full name'] },
    { name: 'unitPrice', column: 'unit_price', kind: 'money', isOptional: true, label: ['Unit price', 'Unit price'] },
    { name: 'status', kind: 'status', label: ['状态', 'Status'] },
  ])
})

test('a reference is kept as an id, a dictionary under its type, a decimal with its decimals', () => {
  expect(parseFields('warehouse:ref stock/warehouse, grade:dict stock_grade, weight:decimal 3')).toMatchObject([
    { property: 'warehouseId', column: 'warehouse_id', target: 'stock/warehouse', label: ['仓库', 'Warehouse'] },
    { dictType: 'stock_grade' },
    { decimals: 3 },
  ])
  expect(parseFields('warehouseId:ref stock/warehouse')).toMatchObject([{ property: 'warehouseId' }])
})

test('a number of a series has its pattern, a choice its values, and a person is a reference', () => {
  expect(
    parseFields('number:series CG-{year}-{0000}, scale:choice small/large, manager:person optional'),
  ).toMatchObject([
    { name: 'number', pattern: 'CG-{year}-{0000}' },
    {
      choices: [
        { value: 'small', label: ['Small', 'Small'] },
        { value: 'large', label: ['Large', 'Large'] },
      ],
    },
    { property: 'managerId', column: 'manager_id', target: 'system/user', isOptional: true },
  ])
})

test('several choices have values, tags and JSON what they need, and yes or no the answer to begin with', () => {
  expect(
    parseFields(
      'sizes:choices small/large optional, marks:tags, extra:json 2000, rush:yesNo yes, late:yesNo no, old:yesNo',
    ),
  ).toMatchObject([
    { kind: 'choices', choices: [{ value: 'small' }, { value: 'large' }], isOptional: true },
    { kind: 'tags', isUnique: false },
    { length: 2000 },
    { isInitiallyYes: true },
    { isInitiallyYes: false },
    { kind: 'yesNo' },
  ])
  expect(parseFields('extra:json')).toMatchObject([{ length: 5000 }])
})

test('several records are kept as ids, and a department is a reference', () => {
  expect(
    parseFields(
      'colours:refs paint/colour, salesOrders:refs stock/order optional, postIds:refs system/post, area:department',
    ),
  ).toMatchObject([
    {
      name: 'colours',
      property: 'colourIds',
      column: 'colour_ids',
      target: 'paint/colour',
      label: ['Colours', 'Colours'],
    },
    { property: 'salesOrderIds', isOptional: true },
    { name: 'post', property: 'postIds' },
    { property: 'areaId', target: 'system/dept' },
  ])
})

test('a new dictionary may have its values', () => {
  expect(parseFields('grade:dict stock_grade first/second(等级|Grade) optional')).toMatchObject([
    {
      dictType: 'stock_grade',
      isOptional: true,
      label: ['等级', 'Grade'],
      values: [
        { value: 'first', label: ['First', 'First'] },
        { value: 'second', label: ['Second', 'Second'] },
      ],
    },
  ])
})

test('a kind of the module is one like the others', () => {
  const own = { module: 'stock', kinds: { binCode: { from: './kinds/bin-code', column: 'text', isUnique: true } } }
  expect(parseFields('bin:binCode unique', own)).toMatchObject([
    { kind: 'binCode', isUnique: true, own: { column: 'text' } },
  ])
  expect(() => parseFields('bin:stock/bin-code', own)).toThrow(/, refs, or of the module stock binCode\.$/)
  expect(() => parseFields('bin:binCode', { module: 'shop' })).toThrow(
    /, refs, or make one with "npm run new kind shop\/NAME"\.$/,
  )
})

const reserved = (name) => `The name ${name} is a reserved word of TypeScript or SQL: call the field something else.`

test.each([
  [
    '',
    'There is no field: name at least one, such as --fields "sku:text unique, name:text(名称|Name), price:money optional, status".',
  ],
  ['sku', 'The field sku has no kind: write for example sku:text.'],
  [
    'sku:string',
    'The field sku has the unknown kind string: use one of text, multiline, int, money, decimal, date, datetime, email, phone, url, colour, image, file, files, signature, markdown, richText, json, percent, rating, time, duration, period, series, yesNo, choice, choices, tags, status, dict, person, department, ref, refs.',
  ],
  ['sku:text, sku:int', 'Two fields are called sku: give one of them another name.'],
  ['unit-price:money', '"unit-price" cannot be the name of a field: write it in camelCase, such as unitPrice.'],
  ['siteURL:url', '"siteURL" cannot be the name of a field: write it in camelCase, such as siteUrl.'],
  ['UnitPrice:money', '"UnitPrice" cannot be the name of a field: write it in camelCase, such as unitPrice.'],
  ['class:text', reserved('class')],
  ['group:text', reserved('group')],
  ['currentDate:date', reserved('currentDate')],
  ['version:int', 'Every resource has something called version: call the field something else.'],
  [
    'sku:text price:money',
    'The field sku has the unknown option price: use "unique" or "optional", and a comma before the next field.',
  ],
  [
    'sku:text(货号|SKU',
    'The brackets in "sku:text(货号|SKU" do not match: write the names as (中文|English), behind the kind.',
  ],
  ['sku:text(货号|SKU|Code)', '"货号|SKU|Code" holds more than two names: write 中文|English.'],
  ['price:money unique', 'A field of kind money cannot be unique: take that word away from price.'],
  ['status:status optional', 'A field of kind status cannot be optional: take that word away from status.'],
  ['rush:yesNo optional', 'A field of kind yesNo cannot be optional: take that word away from rush.'],
  ['marks:tags unique', 'A field of kind tags cannot be unique: take that word away from marks.'],
  ['colours:refs', 'The field colours does not say what it refers to: write colours:refs MODULE/NOUN.'],
  ['warehouse:ref', 'The field warehouse does not say what it refers to: write warehouse:ref MODULE/NOUN.'],
  ['grade:dict', 'The field grade does not name its dictionary: write grade:dict TYPE, such as stock_category.'],
  [
    'number:series CG',
    'The field number does not say how its numbers are written: write for example number:series CG-{year}-{0000}.',
  ],
  ['scale:choice small', 'The field scale does not name its choices: write for example scale:choice small/large.'],
  ['scales:choices small', 'The field scales does not name its choices: write for example scales:choices small/large.'],
  ['scale:choice small/small', 'The field scale has the value small twice: take one of them away.'],
  [
    'grade:dict stock_grade A/b',
    'The values A/b of the field grade cannot be read: write for example grade:dict stock_grade small/large.',
  ],
  ['weight:decimal 9', 'The decimals of the field weight cannot be 9: write 1 to 6.'],
  ['sku:text 0', 'The length of the field sku cannot be 0: write 1 to 500.'],
])('"%s" is rejected with a sentence', (text, sentence) => {
  expect(() => parseFields(text)).toThrow(new Error(sentence))
})
