import { expect, test } from 'vitest'
import { deprecatedUses } from './uses.mjs'

const deprecated = { 'atrium/ui#Badge': { since: '0.3.0', use: '`Mark`' } }
const uses = (text) => deprecatedUses([{ file: 'modules/a/page.tsx', text }], deprecated)

test('imports and re-exports of a deprecated name are listed with line and replacement', () => {
  const line = (number) =>
    `modules/a/page.tsx:${number} imports Badge of atrium/ui, deprecated since 0.3.0: use \`Mark\`.`
  const text =
    "import { Icon } from 'atrium/ui'\nimport {\n  type Badge as Old,\n} from 'atrium/ui'\nexport { Badge } from 'atrium/ui'\n"
  expect(uses(text)).toEqual([line(3), line(5)])
})

test('other names, and the same name of another module, are not', () => {
  expect(uses("import { Badge } from 'antd'\nimport { Mark } from 'atrium/ui'\nconst Badge = 1\n")).toEqual([])
})
