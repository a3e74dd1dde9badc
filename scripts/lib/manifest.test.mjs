import { expect, test } from 'vitest'
import { filesToLoad, lazyModulesBetween, leftoversOfDemo } from './manifest.mjs'

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['entry.css'],
    dynamicImports: ['other'],
  },
  '_react.js': { file: 'react.js', imports: ['index.html'] },
  'src/pages/login/page.tsx': { file: 'login.js', src: 'src/pages/login/page.tsx', imports: ['_form.js', '_react.js'] },
  '_form.js': { file: 'form.js', css: ['form.css'] },
  other: { file: 'heavy.js' },
}

test('a page loads the entry, its own chunk and what they import, each once, and nothing lazy', () => {
  const files = filesToLoad(manifest, ['src/pages/login/page.tsx'])
  expect(new Set(files)).toEqual(new Set(['entry.css', 'entry.js', 'form.css', 'form.js', 'login.js', 'react.js']))
})

test('a manifest without the page is an error, not zero bytes', () => {
  expect(() => filesToLoad(manifest, ['src/pages/missing/page.tsx'])).toThrow('no src/pages/missing/page.tsx')
})

test('the way to a module goes through as few lazy modules as possible', () => {
  const graph = {
    main: [{ target: 'start' }, { target: 'page', isLazy: true }],
    start: [{ target: 'router', isLazy: true }],
    router: [{ target: 'page' }, { target: 'charts', isLazy: true }],
    page: [{ target: 'main' }],
    charts: [],
  }
  const importsOf = (file) => graph[file]
  expect(lazyModulesBetween('main', 'start', importsOf)).toEqual([])
  expect(lazyModulesBetween('main', 'page', importsOf)).toEqual(['page'])
  expect(lazyModulesBetween('main', 'charts', importsOf)).toEqual(['router', 'charts'])
  expect(() => lazyModulesBetween('main', 'nowhere', importsOf)).toThrow('No import leads')
})

test('the database or the API in the ordinary build is reported', () => {
  expect(
    leftoversOfDemo(['assets/sqlite3-x.wasm', 'assets/browser-y.js', 'assets/sheet-worker-z.js', 'assets/entry.js']),
  ).toHaveLength(2)
})
