import { expect, test } from 'vitest'
import { moveModules } from './0.2.0-modules.mjs'
import { openProject } from './codemod/project.mjs'

/** Returns what the rule makes of files: those that changed, null for deleted ones, and the places that are left as `file:line`. */
function changed(files) {
  const project = openProject(new Map(Object.entries(files)))
  project.change({ run: moveModules })
  return { files: project.changes(), left: project.leftOver().map(({ file, line }) => `${file}:${line}`) }
}

const contract = `import { crudCalls } from 'atrium/contract'
import { item } from './item'

export { stock as module } from '../module'

export const api = { items: crudCalls(item) }
`
const definition = `import { defineModule } from 'atrium/contract'
import { most } from './contract/item'
import { menu } from './menu'

/** Things in stock. */
export const stock = defineModule({ name: 'stock', menu, settings: { most } })
`

test('the definition of a module moves to its contract, with its imports and its comment', () => {
  const { files, left } = changed({
    'modules/stock/contract/index.ts': contract,
    'modules/stock/module.ts': definition,
  })
  expect(files['modules/stock/module.ts']).toBeNull()
  const text = files['modules/stock/contract/index.ts']
  expect(text).toContain(
    "/** Things in stock. */\nexport const module = defineModule({ name: 'stock', menu, settings: { most } })\n\nexport const api",
  )
  expect(text).toContain("import { crudCalls, defineModule } from 'atrium/contract'")
  expect(text).toContain("import { item, most } from './item'")
  expect(text).toContain("import { menu } from '../menu'")
  expect(text).not.toContain('../module')
  expect(left).toEqual([])
})

test('a definition that another file imports is left', () => {
  const { files, left } = changed({
    'modules/stock/contract/index.ts': contract,
    'modules/stock/module.ts': definition,
    'modules/stock/server/rows.ts': "import { stock } from '../module'\nexport const name = stock.name\n",
  })
  expect(files).toEqual({})
  expect(left).toEqual(['modules/stock/module.ts:1'])
})

const server = (imports, migrations) => `import type { ModuleServer } from 'atrium/server'
import { itemResource } from './item'
${imports}
export const stock: ModuleServer = {
  resources: { item: itemResource },
  migrations: { ${migrations} },
}
`

test('the server side has its fixed name, and no list of migrations', () => {
  const text = server("import { up as itemTables } from './migrations/0001-item'\n", "'0001-item': { up: itemTables }")
  const { files, left } = changed({ 'modules/stock/contract/index.ts': '', 'modules/stock/server/index.ts': text })
  expect(files['modules/stock/server/index.ts'].replaceAll(/,?\n\}/g, '\n}')).toBe(
    server('', '').replace('stock: ', 'server: ').replace(',\n  migrations: {  },', ''),
  )
  expect(left).toEqual([])
})

test.each([
  ["import { tables } from './migrations/0001-item'\n", "'0001-item': tables"],
  ["import { up as tables } from './migrations/0001-item'\n", "'0002-other': { up: tables }"],
  ["import { up as tables } from './migrations/0001-item'\n", "'0001-item': { up: tables, adds: [] }"],
])('a migration that is more than its file is left: %s %s', (imports, migrations) => {
  const text = server(imports, migrations)
  const { files, left } = changed({ 'modules/stock/contract/index.ts': '', 'modules/stock/server/index.ts': text })
  expect(files['modules/stock/server/index.ts']).toBe(text.replace('stock: ', 'server: '))
  expect(left).toEqual(['modules/stock/server/index.ts:7'])
})

const pages = `import { modulePanels, pagesOf, type ModuleRoute, type PageModule } from 'atrium/console/page'

export const pages = pagesOf('./pages/', import.meta.glob<PageModule>('./pages/**/page.tsx'))
export const panels = modulePanels({})
`

test('a console side with nothing but pages and panels goes, and one with routes keeps them', () => {
  const routes =
    "const path = '/stock/scan'\n\nexport const routes: readonly ModuleRoute[] = [{ path, page: 'stock/scan' }]\n"
  const of = (text) =>
    changed({ 'modules/stock/contract/index.ts': '', 'modules/stock/console/index.ts': text }).files[
      'modules/stock/console/index.ts'
    ]
  expect(of(pages)).toBeNull()
  const text = of(`${pages}${routes}`)
  expect(text).toContain("import type { ConsoleParts } from 'atrium/console/page'")
  expect(text).toContain("const path = '/stock/scan'")
  expect(text).toContain("export const parts: ConsoleParts = {\n  routes: [{ path, page: 'stock/scan' }],\n}")
  expect(text).not.toMatch(/pagesOf|PageModule|ModuleRoute/)
})

test('the lists of modules go, and one with something else is left', () => {
  const list = "import { stock } from '#modules/stock/server'\n\nexport const servers = { stock }\n"
  const other =
    "import { stock } from '#modules/stock/console'\n\nexport const modules = { stock, shop: { pages: {} } }\n"
  const { files, left } = changed({ 'product/server.ts': list, 'product/console.ts': other })
  expect(files).toEqual({ 'product/server.ts': null })
  expect(left).toEqual(['product/console.ts:1'])
})

test('tests take what they share from the platform, and the build its type', () => {
  const { files } = changed({
    'modules/stock/contract/index.ts': '',
    'modules/stock/server/item.test.ts':
      "import { openServer, type Client } from '#server-test/server'\nopenServer()\n",
    'modules/stock/build.ts':
      "import type { ModuleBuild } from '../../platform/console/build/module-build'\n\nexport const stock: ModuleBuild = {}\n",
  })
  expect(files['modules/stock/server/item.test.ts']).toContain("from 'atrium/testing/server'")
  expect(files['modules/stock/server/item.test.ts']).not.toContain('#server-test')
  expect(files['modules/stock/build.ts']).toBe(
    "import type { ModuleBuild } from 'atrium/build'\n\nexport const build: ModuleBuild = {}\n",
  )
})

test('a second run changes nothing', () => {
  const first = changed({
    'modules/stock/contract/index.ts': contract,
    'modules/stock/module.ts': definition,
    'modules/stock/server/index.ts': server("import { up } from './migrations/0001-item'\n", "'0001-item': { up }"),
    'modules/stock/console/index.ts': `${pages}export const routes = []\n`,
  })
  const kept = Object.fromEntries(Object.entries(first.files).filter(([, text]) => text !== null))
  expect(changed(kept)).toEqual({ files: {}, left: [] })
})
