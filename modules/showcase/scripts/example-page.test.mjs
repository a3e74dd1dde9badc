import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/run.mjs'
import { exampleChanges } from './example-page.mjs'
import { writeAll } from '../../../scripts/new/files.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-example-'))
  mkdirSync(join(folder, 'modules/stock'), { recursive: true })
  writeFileSync(join(folder, 'modules/stock/module.ts'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = 'modules/stock/console/pages/stock/tunes'
const take = (id, example) => writeAll(exampleChanges(id, example, folder), folder)
const text = (file) => readFileSync(join(folder, place, file), 'utf8')

test('a page with an example gets all that the example needs, with the texts of a page of its own', async () => {
  const lines = await take('stock/tunes', 'able/music-player/lyrics')
  expect(lines).toContain(`new      ${place}/media/tunes/night-ferry.weba`)
  expect(text('page.tsx')).toContain("import Lyrics from './examples/lyrics'")
  expect(text('text.ts')).toContain("defineText('stock/tunes', {")
  expect(text('tunes.ts')).toContain("import.meta.glob<string>('./media/tunes/*.weba'")
  const sound = 'media/tunes/night-ferry.weba'
  expect(readFileSync(join(folder, place, sound))).toEqual(readFileSync(join(root, 'modules/showcase/console', sound)))
})

test('texts that pages of the showcase share get a name below the page', async () => {
  await take('stock/tunes', 'components/table/base/people')
  expect(text('demo-rows/text.ts')).toContain("defineText('stock/tunes/demo-rows', {")
})

test('a page that is there already stays as it is', async () => {
  await take('stock/tunes', 'able/music-player/lyrics')
  await expect(take('stock/tunes', 'able/message/toast')).rejects.toThrow(`Nothing was written, since ${place}/text.ts`)
})

test.each(['able/music-player', '../able/music-player/lyrics', 'able/music-player/nothing', ''])(
  'an example "%s" is refused',
  (example) => {
    expect(() => exampleChanges('stock/tunes', example, folder)).toThrow(`There is no example ${example}`)
  },
)
