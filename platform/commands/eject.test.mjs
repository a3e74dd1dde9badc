import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProduct } from './create/product.mjs'
import { ejectChanges } from './eject.mjs'
import { changedSince, filesOfPage } from './lib/ejected.mjs'
import { platformFolder } from './lib/run.mjs'
import { writeAll } from './new/files.mjs'

let parent
let folder

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'atrium-eject-'))
  folder = join(parent, 'my-office')
  const answers = { key: 'my-office', name: 'My office', languages: ['en'], path: 'stock/item', fields: 'name:text' }
  await createProduct({ folder, ...answers }, platformFolder)
}, 60_000)

afterAll(() => rmSync(parent, { recursive: true }))

const read = (file) => readFileSync(join(folder, file), 'utf8')

test('a copied page has all files of the page but its tests, and the module replaces it and the pages in it', async () => {
  await writeAll(await ejectChanges('system/user', 'stock', { folder }), folder)
  const place = 'modules/stock/console/pages/system/user'
  expect(read(`${place}/form/user-form.tsx`)).toBe(
    readFileSync(join(platformFolder, 'console/src/pages/system/user/form/user-form.tsx'), 'utf8'),
  )
  expect(existsSync(join(folder, `${place}/page.test.tsx`))).toBe(false)
  expect(read('modules/stock/contract/index.ts')).toContain("replaces: ['system/user', 'system/user/details']")
  const copy = JSON.parse(read(`${place}/ejected.json`))
  expect(copy).toMatchObject({ page: 'system/user', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  const files = filesOfPage(platformFolder, 'system/user')
  expect(changedSince(copy, files)).toEqual([])
  const { 'text.ts': _removed, ...others } = files
  expect(changedSince(copy, { ...others, 'page.tsx': '', 'new.ts': '' })).toEqual(['new.ts', 'page.tsx', 'text.ts'])
})

test.each([
  ['system/nothing', 'stock', 'There is no page "system/nothing" to copy. There are: '],
  ['system/user/details', 'stock', 'There is no page "system/user/details" to copy.'],
  ['../user', 'stock', 'There is no page "../user" to copy.'],
  ['system/post', 'shop', 'There is no module shop'],
])('%s is not copied into %s: %s', async (page, module, sentence) => {
  await expect(ejectChanges(page, module, { folder })).rejects.toThrow(sentence)
})

test('a page that the module has already stays as it is', async () => {
  await writeAll(await ejectChanges('system/dept', 'stock', { folder }), folder)
  await expect(ejectChanges('system/dept', 'stock', { folder })).rejects.toThrow('is there already')
})
