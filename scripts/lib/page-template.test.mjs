import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageEdits } from './page-template.mjs'

const name = 'contract/src/module/platform.ts'
const before = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const idsIn = (text) => [...text.match(/pages: \[[^\]]*\]/)[0].matchAll(/'([^']+)'/g)].map(([, id]) => id)

test.each(['aaa/first', 'system/user-groups', 'zebra/a-name-that-makes-the-line-too-long'])(
  'a new page %s takes its place among the pages of the platform',
  (id) => {
    const after = pageEdits(id)[name](before)
    expect(idsIn(after)).toEqual([...idsIn(before), id].toSorted((a, b) => (a < b ? -1 : 1)))
    expect(after.split('\n').every((line) => line.length <= 120)).toBe(true)
    expect(idsIn(pageEdits('zz/last')[name](after))).toContain('zz/last')
  },
)
