import { beforeEach, describe, expect, test } from 'vitest'
import { kindChanges } from '../kind.mjs'
import { resourceChanges } from '../resource.mjs'
import { contract, kind, sampleCheckout } from '../sample-checkout.mjs'

const { folder: folderOf, put } = sampleCheckout()
let folder
beforeEach(() => {
  folder = folderOf()
})

const changes = (id, fields, more = {}) => resourceChanges({ id, fields, ...more }, contract, folder)

describe('a tree', () => {
  const made = (more) => changes('stock/rack', 'name:text, bay:int', { isTree: true, ...more }).created
  const [contractOf, migrationOf] = ['contract/rack', 'server/migrations/0001-rack'].map(
    (file) => (more) => made(more)[`modules/stock/${file}.ts`],
  )

  test('has a parent and a position, and sorts by nothing else', () => {
    expect(contractOf()).toContain("parentId: parent({ zh: '上级Rack', en: 'Parent rack' }),")
    expect(contractOf()).toContain('position: position(),')
    expect(contractOf()).not.toContain('sort: true')
    expect(migrationOf()).toContain("parent_id: 'integer?', position: 'integer' }")
    expect(migrationOf()).toContain("references: { parent_id: 'stock_racks.rack_id' }")
    expect(migrationOf()).not.toContain('sorted')
  })

  test.each([
    [{ scope: 'via:parent' }, 'A record of a tree is not in scope through the one above it: use --scope dept, none or'],
    [{ fields: 'name:text, position:int' }, 'The field position needs the name position, which --tree has already'],
  ])('with %j is rejected', (more, sentence) => {
    expect(() => made(more)).toThrow(sentence)
  })

  test('is made with a resource alone, and once', () => {
    const ofTree = { parentId: { kind: { name: 'parent' }, settings: {}, options: {} } }
    const kinds = { ...contract.kinds, stockZone: kind('stockZone', 'stockZones', 'zoneId', { fields: ofTree }) }
    const again = (id) => () =>
      resourceChanges({ id, fields: 'name:text', isTree: true }, { ...contract, kinds }, folder)
    expect(again('stock/zone')).toThrow('The list of stock/zone is a tree already')
    expect(again('stock/shelf')).toThrow('There is a resource stock/shelf already, which --tree does not change')
  })
})

describe('lines', () => {
  const lines = 'shelf:ref stock/shelf, quantity:int sum, price:money, amount:money = quantity * price'
  const made = (more) => changes('stock/order', 'name:text', { lines, ...more })
  const textOf = (file, more) => made(more).created[`modules/stock/${file}.ts`]

  test('are a table of their own, with sums in the record', () => {
    const record = textOf('contract/order')
    expect(record).toContain('export const stockOrderLines = lines(')
    expect(record).toContain("amount: computedInCode(money({ zh: '金额', en: 'Amount' })),")
    expect(record).toContain("least: 1,\nsums: ['quantity'],")
    expect(record).toContain('lines: stockOrderLines,\ntotalQuantity: sumOf(stockOrderLines, ')
    const migration = textOf('server/migrations/0001-order')
    expect(migration).toContain("columns: { name: 'text', total_quantity: 'integer' },")
    expect(migration).toContain("record: { order_id: 'stock_orders.order_id' },")
    expect(migration).toContain(
      "columns: { shelf_id: 'integer', quantity: 'integer', price: 'bigint', amount: 'bigint?' },",
    )
    expect(textOf('server/order.routes')).toContain(
      'stockOrderLines: LineTableOf<typeof stockOrder, typeof stockOrderLines>',
    )
  })

  test('may be none where records are imported', () => {
    expect(textOf('contract/order', { fields: 'name:text unique', isImported: true })).not.toContain('least')
  })

  test.each([
    [{ lines: 'above:ref stock/order' }, 'The field above makes a cycle'],
    [{ lines: 'orderId:int' }, 'The field orderId needs the name orderId, which the id has already'],
    [{ fields: 'name:text, lines:int' }, 'The field lines needs the name lines, which --lines has already'],
    [
      { fields: 'name:text, totalQuantity:int' },
      'needs the name totalQuantity, which the field totalQuantity has already',
    ],
  ])('with %j are rejected', (more, sentence) => {
    expect(() => made({ fields: 'name:text', ...more })).toThrow(sentence)
  })

  test('have a table that no other record has', () => {
    const taken = kind('stockOrderLine', 'stockOrderLines', 'orderLineId')
    const kinds = { ...contract.kinds, stockOrderLine: taken }
    expect(() =>
      resourceChanges({ id: 'stock/order', fields: 'name:text', lines }, { ...contract, kinds }, folder),
    ).toThrow('The name stockOrderLines is taken by stockOrderLine')
  })
})

describe('states', () => {
  const states = 'draft, packed'
  const made = (more) => changes('stock/parcel', 'name:text', { states, ...more })

  test('are a field with an index, and actions', () => {
    const { created, untranslated } = made()
    const record = created['modules/stock/contract/parcel.ts']
    expect(record).toContain("packed: { zh: 'Packed', en: 'Packed', tint: 'success' },")
    expect(record).toContain(
      "setToPacked: action({\nname: { zh: '设为Packed', en: 'Set to packed' },\nfrom: ['draft'],\nto: 'packed',",
    )
    expect(created['modules/stock/server/migrations/0001-parcel.ts']).toContain("filtered: ['state']")
    expect(untranslated).toContain('Packed')
  })

  test('have another label beside a status', () => {
    expect(made({ fields: 'name:text, status' }).created['modules/stock/contract/parcel.ts']).toContain(
      "}, { zh: '流程状态', en: 'Stage' }),",
    )
  })

  test('leave no room for a field called state', () => {
    expect(() => made({ fields: 'name:text, state:text' })).toThrow(
      'The field state needs the name state, which --states has already: call it something else.',
    )
  })
})

describe('a kind of field', () => {
  test('is a file, its input, its test and a line of the module, whose list of inputs the first one makes', () => {
    const { created, untranslated } = kindChanges('stock/bin-code', undefined, folder)
    expect(Object.keys(created)).toEqual(
      [
        'contract/kinds/bin-code.ts',
        'contract/kinds/bin-code.test.ts',
        'console/kinds/bin-code-input.tsx',
        'console/index.ts',
      ].map((file) => `modules/stock/${file}`),
    )
    const entry = "binCode: async () => (await import('./kinds/bin-code-input')).BinCodeInput"
    expect(created['modules/stock/console/index.ts']).toContain(
      `export const parts: ConsoleParts = { fieldInputs: { ${entry} } }`,
    )
    expect(untranslated).toEqual(['Bin code'])
    put(
      'modules/stock/console/index.ts',
      'export const parts: ConsoleParts = { fieldInputs: { other: async () => 1 } }',
    )
    expect(kindChanges('stock/bin-code', undefined, folder).changed['modules/stock/console/index.ts']).toContain(
      `async () => 1,\n${entry}`,
    )
  })

  test('is imported once by a record that has it among its fields and lines', () => {
    const ownKinds = { binCode: { from: './kinds/bin-code', column: 'text', isUnique: true } }
    const given = { id: 'stock/rack', fields: 'name:text, bin:binCode unique', lines: 'bin:binCode optional' }
    const { created } = resourceChanges(given, { ...contract, ownKinds }, folder)
    const record = created['modules/stock/contract/rack.ts']
    expect(record).toContain(
      "import { lines, recordKind, text } from 'atrium/contract/kind'\nimport { binCode } from './kinds/bin-code'\n\n",
    )
    expect(record).toContain("bin: binCode({ zh: 'Bin', en: 'Bin' }, { unique: true }),")
    expect(created['modules/stock/server/migrations/0001-rack.ts']).toContain("unique: ['bin'],")
  })

  test.each([
    ['stock', '"stock" cannot be the name of a kind of field: write MODULE/NAME'],
    ['shop/plate', 'There is no module shop: make it with "npm run new module shop".'],
    ['stock/date-time', 'The platform has a kind of field called dateTime: call the new one something else.'],
    ['stock/used', 'The module stock has a kind of field called used'],
  ])('%s is rejected with a sentence', (id, sentence) => {
    put('modules/stock/contract/kinds/used.ts', '')
    expect(() => kindChanges(id, undefined, folder)).toThrow(sentence)
  })
})
