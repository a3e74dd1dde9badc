import { expect, test } from 'vitest'
import { moveResources } from './0.2.0-resources.mjs'
import { openProject } from './codemod/project.mjs'

/** Returns what the rule makes of files: those that changed, null for deleted ones, and the places that are left as `file:line`. */
function changed(files) {
  const project = openProject(new Map(Object.entries({ 'modules/stock/contract/index.ts': '', ...files })))
  project.change({ run: moveResources })
  return { files: project.changes(), left: project.leftOver().map(({ file, line }) => `${file}:${line}`) }
}

const index = 'modules/stock/server/index.ts'
const server = (imports, parts) => `import type { ModuleServer } from 'atrium/server'
${imports}
export const server: ModuleServer = {
  ${parts}
}
`
const item = `import { crudResource } from 'atrium/server'

export const itemResource = crudResource(api.stockItems, stockItem)
`
const plain = server("import { itemResource } from './item'\n", 'resources: { item: itemResource },')

test('a resource moves to a file of its name, and a server side that has nothing else goes', () => {
  const { files, left } = changed({ [index]: plain, 'modules/stock/server/item.ts': item })
  expect(files).toEqual({
    [index]: null,
    'modules/stock/server/item.ts': null,
    'modules/stock/server/item.routes.ts': item.replace('itemResource', 'routes'),
  })
  expect(left).toEqual([])
})

test('what is beside the resources stays, under its present name', () => {
  const imports = "import { itemResource } from './item'\nimport { introduction } from './introduction'\n"
  const { files } = changed({
    [index]: server(imports, 'resources: { item: itemResource },\n  introduction,'),
    'modules/stock/server/item.ts': item,
  })
  expect(files[index]).toBe(`import type { ServerParts } from 'atrium/server'
import { introduction } from './introduction'

export const parts: ServerParts = {
  introduction,
}
`)
})

test('a file that others import stays, and one of the name leads to it', () => {
  const { files } = changed({
    [index]: plain,
    'modules/stock/server/item.ts': item,
    'modules/stock/server/sum.ts': "import { itemResource } from './item'\nexport const sum = itemResource\n",
  })
  expect(files).toEqual({
    [index]: null,
    'modules/stock/server/item.routes.ts': "export { itemResource as routes } from './item'\n",
  })
})

test('a file that has the name already is changed in place, and so is what it has of the resource', () => {
  const { files } = changed({
    [index]: server("import { itemResource } from './item/item.routes'\n", "resources: { 'item': itemResource },"),
    'modules/stock/server/item/item.routes.ts': `${item}\nexport const first = itemResource\n`,
  })
  expect(files).toEqual({
    [index]: null,
    'modules/stock/server/item/item.routes.ts': `${item}\nexport const first = itemResource\n`.replaceAll(
      'itemResource',
      'routes',
    ),
  })
})

test.each([
  ['made in place', '', 'resources: { item: resource(api.items, {}) },'],
  ['from another list', "import { all } from './all'\n", 'resources: { ...all },'],
  ['listed elsewhere', "import { all } from './all'\n", 'resources: all,'],
])('resources %s are left', (_, imports, parts) => {
  const { files, left } = changed({ [index]: server(imports, parts) })
  expect(files).toEqual({})
  expect(left).toEqual([`${index}:${imports === '' ? 4 : 5}`])
})

test('a second run changes nothing', () => {
  const first = changed({ [index]: plain, 'modules/stock/server/item.ts': item })
  const kept = Object.fromEntries(Object.entries(first.files).filter(([, text]) => text !== null))
  expect(changed(kept)).toEqual({ files: {}, left: [] })
})
