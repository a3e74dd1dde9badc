import { expect, test } from 'vitest'
import { borrowed } from './borrowed.mjs'

const makers = new Map([
  ['forms', undefined],
  ['stock', 'docs/guides/first.md'],
])
const guide = (step) => ({ file: 'docs/guides/second.md', steps: [{ line: 7, ...step }] })

test.each([
  { kind: 'run', script: 'npm run new resource stock/item' },
  { kind: 'write', file: 'modules/stock/contract/item.ts', text: '' },
  { kind: 'patch', text: '--- a/modules/stock/module.ts' },
])('a step that needs the module of another guide fails with its place: $kind', (step) => {
  expect(borrowed(guide(step), makers)).toMatch(
    /^docs\/guides\/second\.md:7: modules\/stock is made by docs\/guides\/first\.md:/,
  )
})

test.each(['npm run new resource shop/item -- --title "在库|In stock"', 'ls modules/forms/contract'])(
  'a module of its own or of the checkout may be named: %s',
  (script) => {
    expect(borrowed(guide({ kind: 'run', script }), makers)).toBeUndefined()
  },
)
