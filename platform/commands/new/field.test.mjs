import { beforeEach, describe, expect, test } from 'vitest'
import { actionChanges } from './action.mjs'
import { fieldChanges } from './field.mjs'
import { contract, kind, sampleCheckout } from './sample-checkout.mjs'

const { folder: folderOf, put } = sampleCheckout()
let folder
beforeEach(() => {
  folder = folderOf()
})

describe('a field or an action of a resource that is there', () => {
  const text = { kind: { name: 'text' }, settings: {}, options: {} }
  const derived = {
    ...contract,
    kinds: {
      ...contract.kinds,
      stockPallet: kind('stockPallet', 'stockPallets', 'palletId', { fields: { name: text } }),
    },
  }
  const add = (fields, id = 'stock/pallet') => fieldChanges({ id, fields }, derived, folder)

  test('is a migration and a line in the kind of record', () => {
    put(
      'modules/stock/contract/pallet.ts',
      "import { recordKind, text } from 'atrium/contract/kind'\nexport const stockPallet = recordKind('stockPallet', { fields: { name: text(9, { zh: '', en: '' }) } })\n",
    )
    const { created, changed, untranslated } = add('bay:text unique, size2:int optional')
    expect(Object.keys(created)).toEqual(['modules/stock/server/migrations/0001-pallet-bay.ts'])
    const migration = created['modules/stock/server/migrations/0001-pallet-bay.ts']
    expect(migration).toContain("columns: { bay: 'text', size2: 'integer?' },\nuniqueIfFilled: ['bay'],")
    const record = changed['modules/stock/contract/pallet.ts']
    expect(record).toContain("import { recordKind, text, int } from 'atrium/contract/kind'")
    expect(record).toContain("bay: text(100, { zh: 'Bay', en: 'Bay' }, { unique: true, filter: true, sort: true })")
    expect(Object.keys(changed)).toEqual(['modules/stock/contract/pallet.ts'])
    expect(untranslated).toEqual(['Bay', 'Size2'])
  })

  test('an action is an entry of the kind of record, once', () => {
    put(
      'modules/stock/contract/pallet.ts',
      "import { recordKind } from 'atrium/contract/kind'\nexport const stockPallet = recordKind('stockPallet', { id: 'palletId' })\n",
    )
    const act = (name) => actionChanges({ id: 'stock/pallet', name, title: '关闭|Close' }, derived, folder)
    const record = act('close').changed['modules/stock/contract/pallet.ts']
    expect(record).toContain("import { recordKind, action } from 'atrium/contract/kind'")
    expect(record).toContain("actions: { close: action({ name: { zh: '关闭', en: 'Close' } }) }")
    expect(() => act('edit')).toThrow('There is an action edit of stock/pallet already')
  })

  describe('with a value for the records that exist', () => {
    beforeEach(() => {
      put(
        'modules/stock/contract/pallet.ts',
        "import { recordKind } from 'atrium/contract/kind'\nexport const stockPallet = recordKind('stockPallet', { fields: { name: text(9, { zh: '', en: '' }) } })\n",
      )
    })
    const migrationOf = (fields, more = derived) =>
      Object.values(fieldChanges({ id: 'stock/pallet', fields }, more, folder).created)[0]

    test('says yes or no', () => {
      expect(migrationOf('rush:yesNo yes, late:yesNo no, lost:yesNo')).toContain(
        "columns: { rush: 'flag', late: 'flagOff', lost: 'flagOff' },",
      )
    })

    test('numbers them, in the year of their creation where they have its moment', () => {
      const series =
        "columns: { number: 'text' },\nunique: ['number'],\nsorted: ['number'],\nseries: { number: 'P-{year}-{0000}' },\n"
      expect(migrationOf('number:series P-{year}-{0000}')).toContain(`${series}}`)
      const createdAt = { kind: { name: 'dateTime' }, settings: {}, options: {} }
      const made = (fields) => ({
        ...derived,
        kinds: { ...derived.kinds, stockPallet: { ...derived.kinds.stockPallet, fields } },
      })
      expect(migrationOf('number:series P-{year}-{0000}', made({ name: text, createdAt }))).toContain(
        `${series}createdAt: 'created_at',\n}`,
      )
      const optional = { ...createdAt, options: { optional: true } }
      expect(migrationOf('number:series P-{year}-{0000}', made({ name: text, createdAt: optional }))).toContain(
        `${series}}`,
      )
      expect(migrationOf('number:series P{0000}', made({ name: text, createdAt }))).not.toContain('createdAt')
    })

    test('of a kind of the module is imported from its file', () => {
      const ownKinds = {
        binCode: { from: './kinds/bin-code', column: 'text', isUnique: true, isSorted: true, isFiltered: 'always' },
        shade: { from: './kinds/shade', column: 'integer', isNull: false },
      }
      const { changed, created } = fieldChanges(
        { id: 'stock/pallet', fields: 'bin:binCode unique' },
        { ...derived, ownKinds },
        folder,
      )
      const record = changed['modules/stock/contract/pallet.ts']
      expect(record).toContain(
        "import { recordKind } from 'atrium/contract/kind'\nimport { binCode } from './kinds/bin-code'",
      )
      expect(record).toContain("bin: binCode({ zh: 'Bin', en: 'Bin' }, { unique: true, filter: true, sort: true })")
      expect(Object.values(created)[0]).toContain(
        "columns: { bin: 'text' },\nuniqueIfFilled: ['bin'],\nsorted: ['bin'],",
      )
      expect(() =>
        fieldChanges({ id: 'stock/pallet', fields: 'tint:shade' }, { ...derived, ownKinds }, folder),
      ).toThrow('The records that exist have no tint, which is never empty: write its line and its migration by hand.')
    })
  })

  test('a name of a list of references that is there is taken', () => {
    const boxIds = { kind: { name: 'refs', column: 'json' }, settings: { target: 'stockBox' }, options: {} }
    const kinds = { ...derived.kinds, stockPallet: { ...derived.kinds.stockPallet, fields: { name: text, boxIds } } }
    expect(() => fieldChanges({ id: 'stock/pallet', fields: 'boxNames:text' }, { ...derived, kinds }, folder)).toThrow(
      'The field boxNames needs the name boxNames, which the field boxIds has already',
    )
  })

  test.each([
    ['bay:int', 'The records that exist have no bay: write it as optional, and fill it in later.'],
    ['name:text', 'The field name needs the name name, which the field name has already: call it something else.'],
    [
      'bay:text',
      'The fields of stock/warehouse have no kinds, since it is written by hand: change it by hand, too.',
      'stock/warehouse',
    ],
    ['bay:text', 'There is no resource stock/rack: make it with "npm run new resource stock/rack".', 'stock/rack'],
  ])('%s is rejected: %s', (fields, sentence, id) => {
    expect(() => add(fields, id)).toThrow(new Error(sentence))
  })
})
