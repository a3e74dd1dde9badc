import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { platformFolder } from '../lib/run.mjs'
import { createProduct } from './product.mjs'

const answers = {
  key: 'my-office',
  name: "Anna's",
  languages: ['en', 'zh-cn'],
  path: 'garden/plant',
  fields: 'name:text',
}
let parent
let folder

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'atrium-product-'))
  folder = join(parent, 'my-office')
})

afterEach(() => rmSync(parent, { recursive: true }))

const read = (file) => readFileSync(join(folder, file), 'utf8')

test('a product has its brand, its languages, the list of its module and the version of the platform', async () => {
  const { files } = await createProduct({ folder, ...answers }, platformFolder)
  expect(files).toEqual(expect.arrayContaining(['.gitignore', 'package.json', 'modules/garden/contract/plant.ts']))
  expect(readdirSync(parent)).toEqual(['my-office'])
  expect(read('product/brand.ts')).toContain(`name: "Anna's"`)
  expect(read('product/brand.ts')).toContain("languages: OfferedLanguages = ['en', 'zh-cn']")
  const { version } = JSON.parse(readFileSync(join(platformFolder, 'package.json'), 'utf8'))
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'my-office', dependencies: { atrium: version } })
  // Sentences of the server name them.
  expect(JSON.parse(read('package.json')).scripts).toMatchObject({
    migrate: 'atrium migrate',
    settings: 'atrium settings',
  })
})

test('a product may begin without a module', async () => {
  const { files } = await createProduct({ folder, ...answers, path: undefined }, platformFolder)
  expect(files.filter((file) => file.startsWith('modules/'))).toEqual([])
})

test('a packed platform is copied into it, and what Git has of the folder stays', async () => {
  const platform = join(parent, 'atrium-9.9.9.tgz')
  writeFileSync(platform, 'packed')
  mkdirSync(join(folder, '.git'), { recursive: true })
  await createProduct({ folder, platform, ...answers }, platformFolder)
  expect(read('atrium-9.9.9.tgz')).toBe('packed')
  expect(JSON.parse(read('package.json')).dependencies).toEqual({ atrium: 'file:atrium-9.9.9.tgz' })
  expect(readdirSync(folder)).toContain('.git')
})

test('nothing is written where the first list cannot be made', async () => {
  await expect(createProduct({ folder, ...answers, fields: 'name:string' }, platformFolder)).rejects.toThrow(
    'has the unknown kind string',
  )
  expect(readdirSync(parent)).toEqual([])
})

test('nothing is written where the folder cannot be', async () => {
  writeFileSync(join(parent, 'file'), '')
  await expect(createProduct({ folder: join(parent, 'file/my-office'), ...answers }, platformFolder)).rejects.toThrow(
    /^Nothing was written: .*Choose a folder that you may write to/,
  )
})
