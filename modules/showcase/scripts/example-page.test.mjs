import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../../platform/commands/lib/run.mjs'
import { exampleChanges } from './example-page.mjs'
import { writeAll } from '../../../platform/commands/new/files.mjs'
import { packageOf } from '../../../platform/commands/new/templates/package.mjs'

let folder
const packageFile = () => join(folder, 'modules/stock/package.json')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-example-'))
  mkdirSync(join(folder, 'modules/stock/contract'), { recursive: true })
  writeFileSync(join(folder, 'modules/stock/contract/index.ts'), '')
  writeFileSync(packageFile(), JSON.stringify(packageOf('stock', {})))
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = 'modules/stock/console/pages/stock/tunes'
const take = (id, example) => writeAll(exampleChanges(id, example, folder), folder)
const text = (file) => readFileSync(join(folder, place, file), 'utf8')

test(
  'a page with an example gets all that the example needs, with the texts of a page of its own',
  { timeout: 60_000 },
  async () => {
    const lines = await take('stock/tunes', 'able/music-player/lyrics')
    expect(lines).toContain(`new      ${place}/media/tunes/night-ferry.weba`)
    expect(text('page.tsx')).toContain("import Lyrics from './examples/lyrics'")
    expect(text('text.ts')).toContain("defineText('stock/tunes', {")
    expect(text('tunes.ts')).toContain("import.meta.glob<string>('./media/tunes/*.weba'")
    const sound = 'media/tunes/night-ferry.weba'
    expect(readFileSync(join(folder, place, sound))).toEqual(
      readFileSync(join(root, 'modules/showcase/console', sound)),
    )
  },
)

test('texts that pages of the showcase share get a name below the page', async () => {
  await take('stock/tunes', 'components/table/base/people')
  expect(text('demo-rows/text.ts')).toContain("defineText('stock/tunes/demo-rows', {")
})

const readPackage = (file) => JSON.parse(readFileSync(file, 'utf8'))
const showcase = readPackage(join(root, 'modules/showcase/package.json'))

test('the module depends on the packages of the example, and the note names them', async () => {
  const lines = await take('stock/tunes', 'able/music-player/lyrics')
  expect(lines).toContain('changed  modules/stock/package.json')
  expect(readPackage(packageFile()).dependencies).toEqual({ 'lrc-kit': showcase.dependencies['lrc-kit'] })
  const { note } = exampleChanges('stock/line', 'charts/line/traffic', folder)
  expect(note).toBe('The example needs echarts, now in modules/stock/package.json: run "npm install".')
})

test('what is in the package.json of the module stays', async () => {
  const own = {
    name: '@acme/stock',
    dependencies: { zzz: '1.0.0', 'lrc-kit': '1.0.0' },
    peerDependencies: { react: '^19.0.0' },
  }
  writeFileSync(packageFile(), JSON.stringify(own))
  const lines = await take('stock/line', 'charts/line/traffic')
  expect(lines).toContain('changed  modules/stock/package.json')
  const { dependencies, peerDependencies } = readPackage(packageFile())
  expect(Object.entries(dependencies)).toEqual([
    ['echarts', showcase.dependencies.echarts],
    ['lrc-kit', '1.0.0'],
    ['zzz', '1.0.0'],
  ])
  expect(peerDependencies.react).toBe('^19.0.0')
})

test('a package.json that has the packages stays as it is, and so does a module that needs none', async () => {
  const lines = await take('stock/filter', 'components/segmented/filter')
  expect(lines.join()).not.toContain('package.json')
  expect(exampleChanges('stock/tunes', 'components/segmented/filter', folder).note).toBeUndefined()
  writeFileSync(packageFile(), JSON.stringify(showcase))
  const { changed, note } = exampleChanges('stock/tunes', 'able/music-player/lyrics', folder)
  expect([changed, note]).toEqual([{}, undefined])
})

test('a module that is not there is rejected', () => {
  expect(() => exampleChanges('shop/tunes', 'able/music-player/lyrics')).toThrow('There is no module shop')
})

test('a page that is there already stays as it is', async () => {
  await take('stock/tunes', 'able/music-player/lyrics')
  await expect(take('stock/tunes', 'able/message/toast')).rejects.toThrow(`Nothing was written, since ${place}/text.ts`)
})

test.each(['able/music-player', '../able/music-player/lyrics', 'able/music-player/nothing', ''])(
  'an example "%s" is rejected',
  (example) => {
    expect(() => exampleChanges('stock/tunes', example, folder)).toThrow(`There is no example ${example}`)
  },
)
