import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { moduleChanges } from './module.mjs'
import { pageChanges } from './page.mjs'
import { panelChanges } from './panel.mjs'
import { resourceChanges } from './resource.mjs'
import { contract, sampleCheckout } from './sample-checkout.mjs'

const { folder: folderOf, put } = sampleCheckout()
let folder
beforeEach(() => {
  folder = folderOf()
})

const changes = (id, fields, more = {}) => resourceChanges({ id, fields, ...more }, contract, folder)

test('a resource of a module that is there changes its contract, and no file outside of it', () => {
  const { created, changed } = changes(
    'stock/item',
    'name:text, warehouse:ref stock/warehouse, category:dict stock_category',
  )
  expect(Object.keys(changed)).toEqual(['modules/stock/contract/index.ts'])
  expect(Object.keys(created).filter((file) => !file.startsWith('modules/stock/'))).toEqual([])
  expect(changed['modules/stock/contract/index.ts']).toContain("entry('item', { zh: '物料', en: 'Items' }")
  expect(changed['modules/stock/contract/index.ts']).toContain('stock_category: {')
  expect(Object.keys(created)).toEqual(
    [
      'contract/item.ts',
      'server/item.routes.ts',
      'server/item.test.ts',
      'console/pages/stock/item/page.tsx',
      'server/migrations/0001-item.ts',
    ].map((file) => `modules/stock/${file}`),
  )
})

test('a field of several values is a text, without an index and a reference of the table', () => {
  const fields =
    'name:text, boxes:refs stock/box optional, sizes:choices s/l, marks:tags optional, extra:json 800, area:department'
  const { created, untranslated } = changes('stock/item', fields)
  const [record, migration] = ['contract/item', 'server/migrations/0001-item'].map(
    (file) => created[`modules/stock/${file}.ts`],
  )
  expect(record).toContain("boxIds: refs('stockBox', { zh: 'Boxes', en: 'Boxes' }, { optional: true, filter: true }),")
  expect(record).toContain(
    "sizes: choices({ s: { zh: 'S', en: 'S' }, l: { zh: 'L', en: 'L' } }, { zh: 'Sizes', en: 'Sizes' }, { filter: true }),",
  )
  expect(record).toContain("marks: tags({ zh: 'Marks', en: 'Marks' }, { optional: true, filter: true }),")
  expect(record).toContain("extra: json(800, { zh: 'Extra', en: 'Extra' }),")
  expect(record).toContain("scopeFields: ['areaId'],")
  expect(migration).toContain(
    "box_ids: 'text', sizes: 'text', marks: 'text', extra: 'text', area_id: 'integer' },\nreferences: { area_id: 'depts.dept_id' },\nsorted: ['name'],\n}",
  )
  expect(untranslated).toEqual(expect.arrayContaining(['S', 'L']))
})

test('yes or no begins with the answer that it is given, in form and table', () => {
  const { created } = changes('stock/item', 'name:text, rush:yesNo yes, late:yesNo')
  expect(created['modules/stock/contract/item.ts']).toContain(
    "rush: yesNo({ zh: 'Rush', en: 'Rush' }, { filter: true, initial: true }),",
  )
  expect(created['modules/stock/contract/item.ts']).toContain(
    "late: yesNo({ zh: 'Late', en: 'Late' }, { filter: true }),",
  )
  expect(created['modules/stock/server/migrations/0001-item.ts']).toContain("rush: 'flag', late: 'flagOff'")
})

describe('a new dictionary', () => {
  const moduleWith = (fields) =>
    changes('stock/item', `name:text, ${fields}`).changed['modules/stock/contract/index.ts']

  test('has the values that a field says, else three to rename', () => {
    expect(moduleWith('grade:dict stock_grade first/second/third/fourth')).toContain(
      `values: [
['first', { zh: 'First', en: 'First' }, 'primary'],
['second', { zh: 'Second', en: 'Second' }, 'success'],
['third', { zh: 'Third', en: 'Third' }, 'warning'],
['fourth', { zh: 'Fourth', en: 'Fourth' }, 'default'],
],`,
    )
    expect(moduleWith('grade:dict stock_grade')).toContain("['one', { zh: 'Grade 1', en: 'Grade 1' }, 'primary'],")
  })

  test('has them once for two fields', () => {
    expect(moduleWith('one:dict stock_grade a/b, two:dict stock_grade')).toContain(
      "['b', { zh: 'B', en: 'B' }, 'success']",
    )
    expect(moduleWith('one:dict stock_grade, two:dict stock_grade a/b').match(/stock_grade: \{/g)).toHaveLength(1)
    expect(() => moduleWith('one:dict stock_grade a/b, two:dict stock_grade a/c')).toThrow(
      'Two fields give other values to the dictionary stock_grade: take those of two away.',
    )
  })

  test('lists the values that are not translated', () => {
    expect(changes('stock/item', 'name:text, grade:dict stock_grade(等级|Grade) a/b').untranslated).toEqual(['A', 'B'])
  })
})

test('names without a Chinese side are listed', () => {
  const fields = 'name:text, gadget:text, width:int, unit:int(个|Unit), shelf:ref stock/shelf(架)'
  expect(changes('stock/widget', fields).untranslated).toEqual(['Widget', 'Gadget'])
  expect(changes('depot/item', 'name:text', { title: '货物|Article' }).untranslated).toEqual(['Depot'])
})

test('a panel is a line of the module and a folder of its name', () => {
  const { created, changed } = panelChanges('stock/shelf-life', '保质期|Shelf life', folder)
  expect(Object.keys(created)).toEqual(
    ['text.ts', 'panel.tsx'].map((file) => `modules/stock/console/panels/shelf-life/${file}`),
  )
  expect(changed['modules/stock/contract/index.ts']).toContain(
    "panels: [{ id: 'shelf-life', title: { zh: '保质期', en: 'Shelf life' } }]",
  )
  expect(() => panelChanges('shop/shelves', undefined, folder)).toThrow('There is no module shop')
  expect(() => panelChanges('stock', undefined, folder)).toThrow('"stock" cannot be the name of a panel')
})

test('a resource of a new module makes the module too, with a line in the list', () => {
  const { created, changed } = changes('shop/item', 'name:text')
  expect(Object.keys(changed)).toEqual(['product/contract.ts', 'package-lock.json'])
  expect(changed['product/contract.ts']).toContain('createContract({\n  stock,\nshop,\n})')
  expect(created['modules/shop/contract/index.ts']).toContain("permission: 'shop:item:list'")
})

test('a module is a part of the workspace where the product has one, else it takes the libraries of the product', () => {
  expect(Object.keys(moduleChanges('shop', undefined, folder).created)).toContain('modules/shop/package.json')
  put('package.json', '{ "name": "acme" }')
  rmSync(join(folder, 'package-lock.json'))
  const { created, changed } = moduleChanges('shop', undefined, folder)
  expect(Object.keys(created)).toEqual(['modules/shop/contract/index.ts'])
  expect(Object.keys(changed)).toEqual(['product/contract.ts'])
})

test('without a list of modules each folder is a module', () => {
  rmSync(join(folder, 'product/contract.ts'))
  const { created, changed } = changes('shop/item', 'name:text')
  expect(Object.keys(changed)).toEqual(['package-lock.json'])
  expect(created).toHaveProperty(['modules/shop/contract/index.ts'])
  put('modules/shop/server/rows.ts', '')
  expect(() => moduleChanges('shop', undefined, folder)).toThrow(
    /^The module shop is half written, .* is missing: complete it, or delete modules\/shop\.$/,
  )
})

describe('an import', () => {
  const kindOf = (fields, more) => changes('stock/label', fields, more).created['modules/stock/contract/label.ts']

  test('is a line of the kind', () => {
    expect(kindOf('code:text unique', { isImported: true })).toContain('import: true')
    expect(kindOf('code:text unique')).not.toContain('import: true')
  })

  test('needs a field by which a row finds its record', () => {
    expect(() => kindOf('code:text, year:int unique', { isImported: true })).toThrow('needs a unique text')
  })
})

describe('the scope of what refers to records with a scope', () => {
  const made = (fields, scope) => {
    const { created, note } = changes('stock/label', fields, { scope })
    return [/scopeFields: \[(.*?)\]/.exec(created['modules/stock/contract/label.ts'])?.[1], note]
  }

  test('is that of the first one that has to be filled in, and the generator says so', () => {
    expect(made('name:text, shelf:ref stock/shelf optional, box:ref stock/box, owner:ref system/user')).toEqual([
      `'boxId'`,
      'A record of stock/label is in scope when its box is, as with --scope via:box. Other choices: --scope dept, --scope via:owner or --scope none.',
    ])
    expect(made('name:text, shelf:ref stock/shelf optional, warehouse:ref stock/warehouse')).toEqual([
      undefined,
      undefined,
    ])
  })

  test('is chosen by --scope', () => {
    const fields = 'name:text, shelf:ref stock/shelf, box:ref stock/box'
    expect(made(fields, 'via:box')).toEqual([`'boxId'`, undefined])
    expect(made(fields, 'dept')).toEqual([`'deptId'`, undefined])
    expect(made(fields, 'none')).toEqual([undefined, undefined])
    const rejected = (scope, hint) =>
      `The scope ${scope} names no field that is required and refers to what has a scope itself: ${hint}. The others are dept and none.`
    expect(() => made(`${fields}, wall:ref stock/shelf optional`, 'via:wall')).toThrow(
      rejected('via:wall', 'of stock/label use one of shelf, box'),
    )
    expect(() => made('name:text', 'via:name')).toThrow(rejected('via:name', 'stock/label has none'))
  })
})

test('an id field that another kind of record has carries the name of the module', () => {
  const { created } = changes('shop/user', 'name:text')
  expect(created['modules/shop/contract/user.ts']).toContain("id: 'shopUserId'")
})

test('a new module is a package of the workspace, with version and licence of the product', () => {
  const { created, changed } = moduleChanges('shop', undefined, folder)
  const written = JSON.parse(created['modules/shop/package.json'])
  expect(written).toMatchObject({ name: '@atrium/shop', version: '2.1.0', private: true, license: 'UNLICENSED' })
  expect(written).not.toHaveProperty('dependencies')
  const { packages } = JSON.parse(changed['package-lock.json'])
  expect(packages['modules/shop']).toMatchObject({ name: '@atrium/shop', license: 'UNLICENSED' })
  expect(packages['node_modules/zod']).toEqual({ version: '4.0.0' })
})

test('a page goes into the module of its area, and into the platform without one', () => {
  expect(Object.keys(pageChanges('stock/report', undefined, folder).created)[0]).toBe(
    'modules/stock/console/pages/stock/report/text.ts',
  )
  expect(Object.keys(pageChanges('able/report', undefined, folder).created)[0]).toBe(
    'platform/console/src/pages/able/report/text.ts',
  )
})

describe('rejected with a sentence:', () => {
  test.each([
    [
      'stock/warehouse',
      'name:text',
      'There is a resource stock/warehouse already: choose another name, or add a field to it with "npm run new field stock/warehouse …".',
    ],
    [
      'stock/item',
      'name:text, rack:ref stock/rack',
      'The field rack refers to stock/rack, which does not exist: run "npm run new resource stock/rack" first.',
    ],
    [
      'stock/item',
      'name:text, end:text, login:ref system/session',
      'The name end is a reserved word of TypeScript or SQL: call the field something else.',
    ],
    [
      'stock/item',
      'name:text, login:ref system/session',
      'The field login refers to system/session, which does not exist: of the platform use one of system/user, system/dept, system/post, system/role.',
    ],
    [
      'stock/item',
      'name:text, parent:ref stock/item',
      'The field parent makes a cycle, since a new stock/item would need another one first: leave it out, or write --tree for a list of records below others.',
    ],
    [
      'stock/item',
      'name:text, sex:dict sys_user_sex a/b',
      'The field sex gives values to the dictionary sys_user_sex, which exists: take them away, since its page or its module has them.',
    ],
    [
      'stock/item',
      'name:text, crates:refs stock/crate',
      'The field crates refers to stock/crate, which does not exist: run "npm run new resource stock/crate" first.',
    ],
    [
      'stock/item',
      'name:text, boxes:refs stock/box, boxNames:text',
      'The field boxNames needs the name boxNames, which the field boxes has already: call it something else.',
    ],
    [
      'stock/item',
      'name:text, kind:dict colour',
      'The field kind names the dictionary colour, which does not exist: call a new one stock_colour, or use one of sys_user_sex.',
    ],
    ['stock/item', 'price:money', 'No field of stock/item can be the name of a record: add one such as name:text.'],
    ['stock/item', 'name:text optional', 'A record is called by its field name: take the word optional away from it.'],
    [
      'stock/item',
      'name:text, owner:ref system/user, ownerName:text',
      'The field ownerName needs the name ownerName, which the field owner has already: call it something else.',
    ],
    [
      'stock/item',
      'name:text, itemId:int',
      'The field itemId needs the name itemId, which the id has already: call it something else.',
    ],
  ])('%s with %s', (id, fields, sentence) => {
    expect(() => changes(id, fields)).toThrow(new Error(sentence))
  })

  test('a department of its own beside --scope dept', () => {
    expect(() => changes('stock/item', 'name:text, dept:text, deptId:int', { scope: 'dept' })).toThrow(
      'The field deptId needs the name deptId, which --scope dept has already: call it something else.',
    )
  })

  test('a name that is longer than the database keeps', () => {
    const name = 'averyLongNameOfFieldsWithFortyLetters'
    expect(() => changes('stock/purchase-order-position', `name:text, ${name}:text unique`)).toThrow(
      `The name stock_purchase_order_positions_avery_long_name_of_fields_with_forty_letters_unique would be longer than the 63 letters that PostgreSQL keeps: shorten purchase-order-position or the field.`,
    )
  })

  test('a module that is there', () => {
    expect(() => moduleChanges('stock', undefined, folder)).toThrow(
      'The module stock is there already: add a resource to it with "npm run new resource stock/NOUN".',
    )
  })

  test('a lock file with conflicts of a merge', () => {
    put('package-lock.json', '<<<<<<< HEAD')
    expect(() => moduleChanges('shop', undefined, folder)).toThrow(
      /^package-lock\.json cannot be read \(.*\): restore it, or write it with "npm install"\. Nothing was written\.$/,
    )
  })

  test('a half-written module, whichever part is missing', () => {
    put('modules/shop/server/rows.ts', '')
    expect(() => moduleChanges('shop', undefined, folder)).toThrow(
      'The module shop is half written, since modules/shop/contract/index.ts is missing: complete it, or delete modules/shop and its lines in product/contract.ts.',
    )
    rmSync(join(folder, 'modules/stock'), { recursive: true })
    expect(() => moduleChanges('stock', undefined, folder)).toThrow('The module stock is half written')
    put('modules/item/contract/index.ts', '')
    expect(() => moduleChanges('item', undefined, folder)).toThrow('since product/contract.ts does not list it')
  })

  test.each(['stock', 'stock/item/part'])('%s, which is no module with one noun', (id) => {
    expect(() => changes(id, 'name:text')).toThrow(
      new Error(`"${id}" cannot be the name of a resource: write MODULE/NOUN, such as stock/item.`),
    )
  })

  test.each([
    ['server/item.test.ts', 'server/item.test.ts'],
    ['console/pages/stock/item/page.module.css', 'console/pages/stock/item'],
    ['contract/item.ts', 'contract/item.ts'],
    ['server/migrations/0007-item.ts', 'server/migrations/0007-item.ts'],
  ])('a resource of which only %s is there', (file, left) => {
    put(`modules/stock/${file}`, '')
    expect(() => changes('stock/item', 'name:text')).toThrow(
      new Error(
        `The resource stock/item is half written, since there is modules/stock/${left}: delete that, or choose another name. Nothing was written.`,
      ),
    )
  })

  test('a file of the module that has another shape', () => {
    put('modules/stock/contract/index.ts', "export { api, records } from './other'\n")
    expect(() => changes('stock/item', 'name:text')).toThrow(
      'modules/stock/contract/index.ts does not have the shape that is expected there: add stockItems: crudCalls(stockItem) by hand, or restore it. Nothing was written.',
    )
    put('modules/stock/contract/index.ts', 'export const api = {')
    expect(() => changes('stock/item', 'name:text')).toThrow('modules/stock/contract/index.ts cannot be read')
  })

  test('a page of an area that is no module, where the platform is an installed package', () => {
    expect(pageChanges('desk/report', undefined, folder).changed).toHaveProperty([
      'platform/contract/src/module/platform.ts',
    ])
    rmSync(join(folder, 'platform'), { recursive: true })
    expect(() => pageChanges('desk/report', undefined, folder)).toThrow(
      'There is no module desk: make it with "npm run new module desk".',
    )
  })

  test('an id of a page in another form', () => {
    expect(() => pageChanges('Report', undefined, folder)).toThrow(
      '"Report" cannot be the id of a page: write AREA/NAME in lower-case words joined by hyphens, such as stock/report.',
    )
  })
})
