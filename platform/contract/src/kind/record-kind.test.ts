import { expect, test } from 'vitest'
import { recordKind, referenceOf } from './record-kind'

const words = { zh: '库', en: 'Store' } as const
const rest = { name: words, plural: words, title: 'name', fields: {} }
const store = recordKind('store', { ...rest, table: 'stores', id: 'storeId' })
const move = recordKind('move', { ...rest, table: 'moves', id: 'moveId', references: { fromId: 'store' } })

test('a field refers to the kind of record whose id it is named after, or that its own kind names', () => {
  const kinds = { store, move }
  const fields = ['storeId', 'storeIds', 'fromId', 'moveId', 'name']
  expect(fields.map((field) => referenceOf(kinds, 'move', field))).toEqual([
    'store',
    'store',
    'store',
    undefined,
    undefined,
  ])
  expect(referenceOf(kinds, 'store', 'fromId')).toBeUndefined()
})
