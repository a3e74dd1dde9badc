import { describe, expect, test } from 'vitest'
import { fullFolders, namedModules, rejectedNames } from './folder-rules.mjs'

test('names that say nothing are rejected, for files and for folders', () => {
  const names = [
    'platform/ui/src/date-utils.ts',
    'platform/server/src/common/a.ts',
    'platform/ui/src/commonly.ts',
    'platform/ui/src/button.tsx',
  ]
  expect(rejectedNames(names)).toHaveLength(2)
})

test('a folder of more than 15 things is rejected, a file with style and test being one thing', () => {
  const many = Array.from({ length: 16 }, (_, index) => `platform/ui/src/part-${index}.tsx`)
  expect(fullFolders(many)).toHaveLength(1)
  const pairs = many.slice(1).flatMap((file) => [file, file.replace('.tsx', '.test.tsx')])
  expect(fullFolders(pairs)).toEqual([])
})

test('the README of a folder does not count as a thing', () => {
  const files = Array.from({ length: 15 }, (_, index) => `platform/ui/src/part-${index}.tsx`)
  expect(fullFolders([...files, 'platform/ui/src/README.md'])).toEqual([])
})

test('a menu may have any number of pages', () => {
  const pages = Array.from({ length: 16 }, (_, at) => `modules/stock/console/pages/stock/page-${at}/page.tsx`)
  expect(fullFolders(pages)).toEqual([])
  expect(fullFolders(pages.map((page) => page.replace('/pages/', '/parts/')))).toHaveLength(1)
})

describe('a test of the platform that names a module of the product', () => {
  const errorsOf = (file, text) => namedModules([{ file, text }], ['forms', 'showcase'])

  test.each([
    ['a page', "page: 'forms/list'"],
    ['an address', "await open('/forms/fill')"],
    ['a call', "'/api/forms/form/list'"],
    ['a permission', "'forms:form:add'"],
    ['a purpose', "'showcase-code'"],
  ])('is rejected: %s', (_, text) => {
    expect(errorsOf('platform/server/src/app.test.ts', text)).toHaveLength(1)
    expect(errorsOf('platform/testing/server/server.ts', text)).toHaveLength(1)
  })

  test('may use the word, and a test of the module names it', () => {
    expect(errorsOf('platform/server/src/app.test.ts', "'forms', 'sample/first', kind.forms")).toEqual([])
    expect(errorsOf('modules/forms/server/form.test.ts', "'forms/list'")).toEqual([])
    expect(errorsOf('platform/contract/src/module/module.ts', "'forms/mine'")).toEqual([])
  })
})
