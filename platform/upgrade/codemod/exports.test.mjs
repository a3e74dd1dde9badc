import { expect, test } from 'vitest'
import { renameExports } from './exports.mjs'
import { openProject } from './project.mjs'

function renamed(text, to = 'atrium/ui#Mark') {
  const project = openProject(new Map([['a.tsx', text]]))
  project.change({ run: (one) => renameExports(one, [{ from: 'atrium/ui#Badge', to }]) })
  return { text: project.changes()['a.tsx'] ?? text, left: project.leftOver() }
}

test.each([
  [
    'an import with its uses',
    "import { Badge, Icon } from 'atrium/ui'\nconst a = <Badge><Icon /></Badge>\nconst all = { Badge }\n",
    "import { Mark, Icon } from 'atrium/ui'\nconst a = <Mark><Icon /></Mark>\nconst all = { Badge: Mark }\n",
  ],
  [
    'an import under another name',
    "import { type Badge as Old } from 'atrium/ui'\nlet a: Old\n",
    "import { type Mark as Old } from 'atrium/ui'\nlet a: Old\n",
  ],
  [
    'an import where the new name is taken',
    "import { Badge } from 'atrium/ui'\nconst Mark = <Badge />\n",
    "import { Mark as Badge } from 'atrium/ui'\nconst Mark = <Badge />\n",
  ],
  ['an import of another module', "import { Badge } from 'antd'\n", "import { Badge } from 'antd'\n"],
  [
    'a name of one’s own',
    "import { Icon } from 'atrium/ui'\nconst Badge = Icon\n",
    "import { Icon } from 'atrium/ui'\nconst Badge = Icon\n",
  ],
  ['a re-export', "export { Badge, Icon } from 'atrium/ui'\n", "export { Mark as Badge, Icon } from 'atrium/ui'\n"],
  [
    'members of all',
    "import * as ui from 'atrium/ui'\nconst a = <ui.Badge />\nlet b: typeof ui.Badge\n",
    "import * as ui from 'atrium/ui'\nconst a = <ui.Mark />\nlet b: typeof ui.Mark\n",
  ],
  ['a type', "let a: import('atrium/ui').Badge\n", "let a: import('atrium/ui').Mark\n"],
])('a rename changes %s', (_, before, after) => {
  expect(renamed(before)).toEqual({ text: after, left: [] })
})

test.each([
  ["import { Badge } from 'atrium/ui'\nBadge()\n", "import { Badge } from 'atrium/console/list'\nBadge()\n"],
  [
    "import { Badge, Icon } from 'atrium/ui'\nIcon(Badge)\n",
    "import { Icon } from 'atrium/ui'\nimport { Badge } from 'atrium/console/list'\nIcon(Badge)\n",
  ],
  ['import type { Badge } from "atrium/ui";\n', 'import type { Badge } from "atrium/console/list";\n'],
])('%s: an export that moves is imported from its new place', (before, after) => {
  expect(renamed(before, 'atrium/console/list#Badge')).toEqual({ text: after, left: [] })
})

test('a use by a call is listed, and its file stays as it was', () => {
  const text =
    "import { Badge } from 'atrium/ui'\nconst a = lazyPart(() => import('atrium/ui').then((ui) => ui.Badge))\n"
  expect(renamed(text)).toEqual({
    text,
    left: [{ file: 'a.tsx', line: 2, sentence: expect.stringContaining('Mark of atrium/ui') }],
  })
})

test('a file that passes everything on is listed', () => {
  const text = "export * from 'atrium/ui'\nexport const a = 1\n"
  expect(renamed(text)).toEqual({
    text,
    left: [{ file: 'a.tsx', line: 1, sentence: expect.stringContaining('passes Badge on') }],
  })
})
