import { expect, test } from 'vitest'
import codemod from './0.2.0.mjs'
import { openProject } from './codemod/project.mjs'

/** Returns what the codemod makes of files: those that changed, and the places that are left as `file:line`. */
function changed(files) {
  const project = openProject(new Map(Object.entries(files)))
  const count = project.change(codemod)
  return { count, files: project.changes(), left: project.leftOver().map(({ file, line }) => `${file}:${line}`) }
}

const both = (text) => [text.replaceAll('atrium/', '@atrium/'), text]

test.each([
  ["import { text } from 'atrium/contract/kind'"],
  ['import type { Icon } from "atrium/ui";'],
  ["import 'atrium/ui/base.css'"],
  ["export { crudPage } from 'atrium/console/list'\nexport * from 'atrium/server'"],
  ["declare module 'atrium/contract/kind/kind-names' {\n  interface KindNames {}\n}"],
  ["const page = lazyPart(() => import('atrium/console/editor'))"],
  ["const properties = () => import('atrium/ui/icon?properties')"],
  ['const data = import(`atrium/console/data`)'],
  ["type Call = import('atrium/server').Call"],
  ["vi.mock('atrium/console/data', () => ({}))\nconst server = require('atrium/server')"],
])('%s: the old name of the module becomes this one', (text) => {
  const [before, after] = both(text)
  expect(changed({ 'a.tsx': before })).toEqual({ count: 1, files: { 'a.tsx': after }, left: [] })
})

test('modules of other names stay', () => {
  const text =
    "import forms from '@atrium/forms/module'\nimport a from '@atrium/console-extra'\nimport b from 'atrium/ui'\n"
  expect(changed({ 'a.ts': text })).toEqual({ count: 0, files: {}, left: [] })
})

test('a name that is put together is listed, and its file stays as it was', () => {
  const text = "import { a } from '@atrium/ui'\nconst b = import(`@atrium/console/${topic}`)\n"
  expect(changed({ 'a.ts': text })).toEqual({ count: 0, files: {}, left: ['a.ts:2'] })
})

test('texts that name a module are listed beside what was changed', () => {
  const text =
    "import { a } from '@atrium/ui'\nconst from = '@atrium/ui'\nconst code = `import '@atrium/ui' ${a}`\n// @atrium/ui\n"
  const { files, left } = changed({ 'a.ts': text })
  expect(files['a.ts']).toBe(text.replace("from '@atrium/ui'", "from 'atrium/ui'"))
  expect(left).toEqual(['a.ts:2', 'a.ts:3'])
})

test('a module asks for one package in place of four, in the order of names', () => {
  const manifest = (peers) => `${JSON.stringify({ name: 'stock', peerDependencies: peers }, null, 4)}\n`
  const before = manifest({ '@atrium/contract': '*', '@atrium/forms': '*', '@atrium/ui': '*', antd: '*', zod: '*' })
  const after = manifest({ '@atrium/forms': '*', antd: '*', atrium: '*', zod: '*' })
  expect(changed({ 'modules/stock/package.json': before })).toEqual({
    count: 1,
    files: { 'modules/stock/package.json': after },
    left: [],
  })
})

test('a product keeps the version of the platform that it has', () => {
  const manifest = { dependencies: { '@atrium/server': '*', atrium: 'file:../atrium-0.2.0.tgz' } }
  const { files } = changed({ 'package.json': JSON.stringify(manifest, null, 2) })
  expect(JSON.parse(files['package.json'])).toEqual({ dependencies: { atrium: 'file:../atrium-0.2.0.tgz' } })
})

test('style sheets import from the new name, and lines of configurations are listed', () => {
  const { files, left } = changed({
    'a.css': "@import '@atrium/ui/base.css';\n",
    'knip.json': '{\n  "ignore": ["@atrium/console"]\n}\n',
  })
  expect(files).toEqual({ 'a.css': "@import 'atrium/ui/base.css';\n" })
  expect(left).toEqual(['knip.json:2'])
})

test('a second run changes nothing', () => {
  const { files } = changed({ 'a.ts': "import { a } from '@atrium/ui'\n" })
  expect(changed(files)).toEqual({ count: 0, files: {}, left: [] })
})
