import { expect, test } from 'vitest'
import { firstErrors } from './type-errors.mjs'

const page = "modules/stock/console/item.tsx(7,36): error TS2339: Property 'sku' does not exist."
const kind =
  "modules/stock/contract/item.ts(14,3): error TS2322: Type '\"sk\"' is not assignable.\n  Type 'string' is not assignable."
const calls = "platform/contract/src/kind/crud-calls.ts(1,1): error TS2304: Cannot find name 'x'."

test('errors of the contract are shown alone, with how many others there are', () => {
  const rest = '2 more in other files, which may be gone with it.'
  expect(firstErrors([page, kind, page].join('\n'))).toBe(`${kind}\n${rest}`)
  expect(firstErrors([page, kind, calls].join('\n'))).toBe(
    `${kind}\n${calls}\n1 more in other files, which may be gone with them.`,
  )
})

test('errors of one kind of files are shown as they are', () => {
  for (const output of [`${page}\n${page}`, `${kind}\n${calls}`, 'Cannot read tsconfig.json.'])
    expect(firstErrors(output)).toBe(output)
})
