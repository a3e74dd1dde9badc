import { describe, expect, test } from 'vitest'
import { seamFiles } from '../seam/files.mjs'
import { importsBesideSeam } from '../seam/module-imports.mjs'
import { brokenBoundaries } from './boundary-rules.mjs'
import { importCircles } from './import-circles.mjs'
import { readModule } from './read-module.mjs'

const pages = ['user', 'user/details', 'role'].map((page) => `platform/console/src/pages/system/${page}/page.tsx`)

function errors(file, target, { specifier = target ?? 'some-package', names = [] } = {}) {
  const others = pages.filter((page) => page !== file).map((page) => ({ file: page, imports: [] }))
  return brokenBoundaries([{ file, imports: [{ specifier, target, names }] }, ...others])
}

describe('an import is rejected when', () => {
  test.each([
    ['contract takes a package other than zod', 'platform/contract/src/user.ts', undefined],
    ['contract reaches the server', 'platform/contract/src/user.ts', 'platform/server/src/app.ts'],
    ['the console reaches the package of the platform', 'platform/console/src/start.ts', 'platform/package.json'],
    ['a module reaches the package of the platform', 'modules/a/server/item/item.ts', 'platform/package.json'],
    ['ui reaches the contract', 'platform/ui/src/button.tsx', 'platform/contract/src/endpoint.ts'],
    ['ui reaches the schema of forms', 'modules/forms/engine/view/a.tsx', 'modules/forms/engine/schema/form.schema.ts'],
    ['ui reaches the console', 'platform/ui/src/button.tsx', 'platform/console/src/shared/api.ts'],
    ['the server reaches the console', 'platform/server/src/app.ts', 'platform/console/src/start.ts'],
    ['the server reaches ui', 'platform/server/src/app.ts', 'platform/ui/src/button.tsx'],
    ['the API reaches the Node runtime', 'platform/server/src/app.ts', 'platform/server/src/runtimes/node/logger.ts'],
    ['shared reaches the shell', 'platform/console/src/shared/api.ts', 'platform/console/src/shell/tabs/tabs.tsx'],
    ['shared reaches a page', 'platform/console/src/shared/api.ts', 'platform/console/src/pages/system/user/page.tsx'],
    ['shared reaches the app', 'platform/console/src/shared/api.ts', 'platform/console/src/app/router/router.tsx'],
    [
      'the shell names a page',
      'platform/console/src/shell/tabs/tabs.tsx',
      'platform/console/src/pages/system/user/page.tsx',
    ],
    [
      'a page reaches the shell',
      'platform/console/src/pages/system/user/page.tsx',
      'platform/console/src/shell/tabs/tabs.tsx',
    ],
    [
      'a page reaches another page',
      'platform/console/src/pages/system/user/page.tsx',
      'platform/console/src/pages/system/role/form.tsx',
    ],
    [
      'a page reaches the server',
      'platform/console/src/pages/system/user/page.tsx',
      'platform/server/src/runtimes/browser/browser-runtime.ts',
    ],
    ['the server reaches an entry', 'platform/server/src/app.ts', 'platform/entries/product.ts'],
    ['the console reaches the product', 'platform/console/src/app/page/page-registry.ts', 'product/look.ts'],
    [
      'production code reaches a test harness',
      'platform/console/src/app/router/router.tsx',
      'platform/testing/console/actors.ts',
    ],
    ['a module reaches what its tests share', 'modules/a/server/item/item.ts', 'modules/a/server/test/sample.ts'],
    [
      'a lower folder of the server reaches a higher one',
      'platform/server/src/access/scope.ts',
      'platform/server/src/audit/logged-error.ts',
    ],
    ['the call reaches its HTTP adapter', 'platform/server/src/call/resource.ts', 'platform/server/src/http/mount.ts'],
    [
      'a resource reaches the HTTP adapter',
      'platform/server/src/resources/post/post.ts',
      'platform/server/src/http/write.ts',
    ],
    ['a module reaches another module', 'modules/a/server/item/item.ts', 'modules/b/server/index.ts'],
    [
      'a module reaches the resources of the server',
      'modules/a/server/item/item.ts',
      'platform/server/src/resources/post/post.ts',
    ],
    [
      'a page of a module reaches the shell',
      'modules/a/console/pages/a/b/page.tsx',
      'platform/console/src/shell/tabs/tabs.tsx',
    ],
    [
      'a module changes the menu without a row in the log',
      'modules/a/server/item/item.ts',
      'platform/server/src/services/menu/menu-install.ts',
    ],
    ['a page of a module reaches its build', 'modules/a/console/pages/a/b/page.tsx', 'modules/a/build/sources.ts'],
    ['the build of a module reaches its pages', 'modules/a/build.ts', 'modules/a/console/index.ts'],
    ['the build of a module reaches that of the platform', 'modules/a/build.ts', 'platform/build/config.ts'],
    ['a page of a module reaches its server', 'modules/a/console/pages/a/b/page.tsx', 'modules/a/server/index.ts'],
    ['the contract of a module takes a package other than zod', 'modules/a/contract/item.ts', undefined],
    ['the data of a module reaches the server', 'modules/a/module.ts', 'platform/server/src/call/call.ts'],
    ['the platform reaches a module', 'platform/server/src/resources/post/post.ts', 'modules/a/server/item/item.ts'],
    ['the server reads the list of modules', 'platform/server/src/resources/post/post.ts', 'product/contract.ts'],
    ['the contract reads the list of modules', 'platform/contract/src/endpoint.ts', 'product/contract.ts'],
    ['a page reads the brand of the product', 'platform/console/src/pages/system/user/page.tsx', 'product/brand.ts'],
    ['a module reads the brand of the product', 'modules/a/server/item/item.ts', 'product/brand.ts'],
    ['a file outside of product lists a module', 'modules/server.ts', 'modules/a/server/index.ts'],
    ['one of our files does not exist', 'platform/server/src/app.ts', ''],
  ])('%s', (_, file, target) => {
    expect(errors(file, target)).toHaveLength(1)
  })

  test('ui takes the types of forms and how their values are worked out, and nothing else of the contract', () => {
    expect(errors('modules/forms/engine/view/a.tsx', 'modules/forms/engine/schema/form-values.ts')).toEqual([])
  })

  test('a module of the server other than the Node runtime or an engine uses Node', () => {
    expect(errors('platform/server/src/app.ts', undefined, { specifier: 'node:fs' })).toHaveLength(1)
    expect(errors('platform/server/src/app.ts', undefined, { specifier: 'fs' })).toHaveLength(1)
    expect(errors('platform/console/src/app/router/router.tsx', undefined, { specifier: 'node:path' })).toHaveLength(1)
  })

  test('ui takes a package of the application, or the server one that draws', () => {
    expect(errors('platform/ui/src/button.tsx', undefined, { specifier: 'zustand' })).toHaveLength(1)
    expect(errors('platform/ui/src/button.tsx', undefined, { specifier: '@tanstack/react-query' })).toHaveLength(1)
    expect(errors('platform/server/src/app.ts', undefined, { specifier: 'react-dom/server' })).toHaveLength(1)
  })

  test('it names z instead of taking zod as a namespace', () => {
    const asNamed = { specifier: 'zod', names: ['z'] }
    expect(errors('platform/contract/src/user.ts', undefined, asNamed)).toHaveLength(1)
    expect(errors('platform/server/src/app.ts', undefined, asNamed)).toHaveLength(1)
  })
})

describe('an import is allowed when', () => {
  test.each([
    ['contract takes its own file', 'platform/contract/src/user.ts', 'platform/contract/src/fields.ts'],
    ['the server takes the contract', 'platform/server/src/app.ts', 'platform/contract/src/endpoint.ts'],
    ['the server takes the version of the platform', 'platform/server/src/app.ts', 'platform/package.json'],
    ['a module takes the seam of the server', 'modules/a/server/item/item.ts', 'platform/server/src/call/call.ts'],
    ['a module changes the menu', 'modules/a/server/item/item.ts', 'platform/server/src/services/menu/menu-entry.ts'],
    ['a page of a module takes shared', 'modules/a/console/pages/a/b/page.tsx', 'platform/console/src/shared/api.ts'],
    ['a module adds to the build', 'modules/a/build.ts', 'platform/build/module-build.ts'],
    ['the build of a module takes its own part', 'modules/a/build.ts', 'modules/a/build/sources.ts'],
    ['the product lists a module', 'product/contract.ts', 'modules/a/contract/index.ts'],
    ['an entry starts the Node server', 'platform/entries/node.ts', 'platform/server/src/runtimes/node/node.ts'],
    ['a test takes the calls of the product', 'platform/server/src/resources/post/post.test.ts', 'product/contract.ts'],
    ['a test of a module takes the calls of the product', 'modules/a/server/item/item.test.ts', 'product/contract.ts'],
    ['a page takes shared', 'platform/console/src/pages/system/user/page.tsx', 'platform/console/src/shared/api.ts'],
    [
      'a page takes its own part',
      'platform/console/src/pages/system/user/page.tsx',
      'platform/console/src/pages/system/user/form.tsx',
    ],
    [
      'a part takes its page',
      'platform/console/src/pages/system/user/parts/form.tsx',
      'platform/console/src/pages/system/user/text.ts',
    ],
    [
      'a page takes a part of the page around it',
      'platform/console/src/pages/system/user/details/page.tsx',
      'platform/console/src/pages/system/user/text.ts',
    ],
    [
      'an entry takes the browser runtime',
      'platform/entries/browser.ts',
      'platform/server/src/runtimes/browser/browser-runtime.ts',
    ],
    ['an entry takes the product', 'platform/entries/product.ts', 'product/contract.ts'],
    ['a test takes the product as it starts', 'platform/testing/server/server.ts', 'platform/entries/product.ts'],
    [
      'a page test takes the browser runtime',
      'platform/console/src/pages/system/user/page.test.tsx',
      'platform/server/src/runtimes/browser/browser-runtime.ts',
    ],
  ])('%s', (_, file, target) => {
    expect(errors(file, target)).toEqual([])
  })

  test('the Node runtime or an engine uses Node, and contract takes zod as a namespace', () => {
    expect(errors('platform/server/src/runtimes/node/node.ts', undefined, { specifier: 'node:http' })).toEqual([])
    expect(errors('platform/server/src/runtimes/node/logger.ts', undefined, { specifier: 'node:fs' })).toEqual([])
    expect(errors('platform/server/src/db/engines/sqlite.ts', undefined, { specifier: 'node:fs' })).toEqual([])
    expect(
      errors('platform/contract/src/user.ts', undefined, { specifier: 'zod', names: ['namespaceobject'] }),
    ).toEqual([])
  })
})

test('a check that finds no module fails', () => {
  expect(brokenBoundaries([])).toHaveLength(1)
})

test('imports of every kind are seen and resolved to the file they name', () => {
  const source = [
    "import type { A } from '../../contract/src/endpoint'",
    "export * from 'atrium/contract/endpoint'",
    "const lazy = () => import('./missing')",
    "import { z } from 'zod'",
    "import { c } from '#server/db/page'",
    "import { d } from '#server/nowhere'",
  ].join('\n')
  const { imports } = readModule('platform/server/src/probe.ts', source)
  expect(imports).toEqual([
    { specifier: '../../contract/src/endpoint', names: ['A'], target: 'platform/contract/src/endpoint.ts' },
    { specifier: 'zod', names: ['z'], target: undefined },
    { specifier: '#server/db/page', names: ['c'], target: 'platform/server/src/db/page.ts' },
    { specifier: '#server/nowhere', names: ['d'], target: '' },
    { specifier: 'atrium/contract/endpoint', names: [''], target: 'platform/contract/src/endpoint.ts' },
    { specifier: './missing', names: [], isLazy: true, target: '' },
  ])
})

describe('a circle of imports', () => {
  const graph = (edges) =>
    Object.entries(edges).map(([file, targets]) => ({ file, imports: targets.map((target) => ({ target })) }))

  test('is rejected by its shortest way, one sentence for files that are all connected', () => {
    const modules = graph({
      'a.ts': ['b.ts'],
      'b.ts': ['c.ts', 'd.ts'],
      'c.ts': ['d.ts'],
      'd.ts': ['a.ts'],
      'e.ts': ['a.ts'],
    })
    expect(importCircles(modules)).toEqual([expect.stringMatching(/^a\.ts → b\.ts → d\.ts → a\.ts: /)])
  })

  test('is rejected in each place that has one', () => {
    const modules = graph({
      'a.ts': ['b.ts'],
      'b.ts': ['a.ts', 'c.ts'],
      'c.ts': ['d.ts'],
      'd.ts': ['c.ts'],
      'e.ts': ['e.ts'],
    })
    expect(importCircles(modules)).toHaveLength(3)
  })

  test('counts imports of types and lazy imports', () => {
    const modules = [
      readModule('vitest.config.ts', "import type { A } from './scripts/lib/steps.mjs'"),
      readModule('scripts/lib/steps.mjs', "const load = () => import('../../vitest.config')"),
    ]
    expect(importCircles(modules)).toHaveLength(1)
  })

  test('is none where two files import a third', () => {
    expect(importCircles(graph({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': ['zod', undefined] }))).toEqual([])
  })
})

test('a module that imports a name of the seam by the path of its file is rejected, with what to import it from', () => {
  const source = `import { Icon } from 'atrium/ui/icon'
import { useText } from '#shared/i18n/text'
import { statement } from 'atrium/server'`
  const modules = [...Object.values(seamFiles), 'modules/a/console/a.tsx'].map((file) =>
    file.startsWith('modules/') ? readModule(file, source) : readModule(file),
  )
  expect(importsBesideSeam(modules, seamFiles, {})).toEqual([
    'modules/a/console/a.tsx imports Icon from atrium/ui/icon: import it from atrium/ui.',
    'modules/a/console/a.tsx imports useText from #shared/i18n/text: import it from atrium/console/text.',
  ])
})
