import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { root } from '../../../platform/commands/lib/run.mjs'
import { showcaseChanges, showcaseFiles, showcaseError } from './showcase-page.mjs'

const id = 'able/split-pane'
const title = { zh: '分割面板', en: 'Split panes' }

test('a page gets its texts, one example and a test, in a folder of the showcase', () => {
  expect(Object.keys(showcaseFiles(id, title))).toEqual(
    ['text.ts', 'page.tsx', 'examples/first-steps.tsx', 'page.test.tsx'].map(
      (file) => `modules/showcase/console/pages/${id}/${file}`,
    ),
  )
})

test('the page is called what the menu calls it', () => {
  expect(Object.values(showcaseFiles(id, title))[0]).toContain("title: { zh: '分割面板', en: 'Split panes' }")
})

test('an id that the menu names and nobody has built is taken', () => {
  expect(showcaseError(id, { isBuilt: false, planned: [id] })).toBeUndefined()
})

test.each([
  ['Able/Clipboard', 'lower-case words'],
  ['able/clip_board', 'lower-case words'],
  ['able/', 'lower-case words'],
  ['', 'lower-case words'],
  ['../able', 'lower-case words'],
  ['able/clipboard', 'is there already: add an example to'],
  ['able/teleport', 'add one to modules/showcase/menu.ts'],
])('the id "%s" is rejected with a sentence that says what to do', async (wrong, words) => {
  await expect(showcaseChanges(wrong)).rejects.toThrow(words)
})

test('the files are written as the formatter would leave them', async () => {
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))
  for (const [file, text] of Object.entries(showcaseFiles(id, title)))
    expect((await format(file, text, style)).code).toBe(text)
})
