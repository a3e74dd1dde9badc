import { expect, test } from 'vitest'
import { sampleCheckout } from '../sample-checkout.mjs'
import { readOwnKinds } from './own-kinds.mjs'

const { folder, put } = sampleCheckout()
const fieldOf = (kind) => `({ zh, en }, options = {}) => ({ zh, en, options, settings: {}, kind: ${kind} })`

test('a kind of the module is what its function makes of a label', async () => {
  put(
    'modules/stock/contract/kinds/bin-code.ts',
    `export const binCode = ${fieldOf(`{ column: 'text', empty: '', filter: 'contains', isSorted: true }`)}`,
  )
  put('modules/stock/contract/kinds/bin-code.test.ts', 'throw new Error()')
  put('modules/stock/contract/kinds/gates.ts', `export const gates = ${fieldOf(`{ column: 'json', empty: [] }`)}`)
  put(
    'modules/stock/contract/kinds/depth.ts',
    `export const depth = ${fieldOf(`{ column: 'integer', empty: null, filter: 'numbers' }`)}`,
  )
  expect(await readOwnKinds('stock', folder())).toEqual({
    binCode: {
      from: './kinds/bin-code',
      column: 'text',
      isNull: false,
      isUnique: true,
      isSorted: true,
      isFiltered: 'always',
      isAlwaysFilled: false,
    },
    gates: {
      from: './kinds/gates',
      column: 'text',
      isNull: false,
      isUnique: false,
      isSorted: false,
      isAlwaysFilled: false,
    },
    depth: {
      from: './kinds/depth',
      column: 'integer',
      isNull: true,
      isUnique: true,
      isSorted: false,
      isFiltered: 'always',
      isAlwaysFilled: false,
    },
  })
})

test('what needs more than a label, has no column or is another function is none', async () => {
  put(
    'modules/stock/contract/kinds/scaled.ts',
    'export const scaled = (most: number, label: { zh: string }) => ({ kind: { column: label.zh } })',
  )
  put('modules/stock/contract/kinds/shared.ts', 'export const pattern = /x/')
  put('modules/stock/contract/kinds/parts.ts', `export const parts = ${fieldOf(`{ column: 'none' }`)}`)
  expect(await readOwnKinds('stock', folder())).toEqual({})
  expect(await readOwnKinds('shop', folder())).toEqual({})
})

test('a file that cannot be loaded is an error with its place', async () => {
  put('modules/stock/contract/kinds/bin-code.ts', 'export const binCode = (')
  await expect(readOwnKinds('stock', folder())).rejects.toThrow(/^The contract cannot be loaded/)
})
