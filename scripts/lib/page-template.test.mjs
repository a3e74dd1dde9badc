import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageEdits } from './page-template.mjs'

const file = new URL('../../contract/src/page-ids.ts', import.meta.url)
const idsIn = (text) => [...text.matchAll(/^ {2}'(.+)',$/gm)].map(([, id]) => id)

test.each(['aaa/first', 'system/user-groups', 'zebra/last'])(
  'a new page %s takes its place in the list of page ids',
  (id) => {
    const before = readFileSync(file, 'utf8')
    const after = pageEdits(id)['contract/src/page-ids.ts'](before)
    expect(idsIn(after)).toEqual([...idsIn(before), id].toSorted((a, b) => (a < b ? -1 : 1)))
    expect(after.replace(`  '${id}',\n`, '')).toBe(before)
  },
)
