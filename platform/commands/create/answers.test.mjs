import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answersFor, keyOf, requireEmpty } from './answers.mjs'

let parent

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'atrium-answers-'))
})

afterEach(() => rmSync(parent, { recursive: true }))

/** A terminal on which these lines are typed, and what it shows. */
function terminalOf(text, isTTY = true) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()]
  input.end(text)
  let shown = ''
  output.on('data', (chunk) => (shown += chunk))
  return { input, output, shown: () => shown }
}

test('asks for what is not said, and again for what cannot be used', async () => {
  const terminal = terminalOf('\nde\nen\nshop\nshop/order\n')
  expect(await answersFor('/x/my-office', {}, terminal)).toMatchObject({
    key: 'my-office',
    name: 'My office',
    languages: ['en'],
    path: 'shop/order',
  })
  expect(terminal.shown()).toContain('"de" cannot be a language')
  expect(terminal.shown()).toContain('"shop" cannot be the name of a resource: write MODULE/NOUN')
})

test('asks for nothing that is said, and takes what is usual where nobody can be asked', async () => {
  const said = { name: 'Lindenhof', languages: 'en,zh-cn', module: 'garden/plant', fields: 'name:text' }
  const terminal = terminalOf('')
  expect(await answersFor('/x/my-office', said, terminal)).toMatchObject({
    name: 'Lindenhof',
    languages: ['en', 'zh-cn'],
    path: 'garden/plant',
    fields: 'name:text',
  })
  expect(terminal.shown()).toBe('')
  expect(await answersFor('/x/my-office', {}, terminalOf('', false))).toMatchObject({
    name: 'My office',
    languages: ['zh-cn', 'en'],
    path: 'stock/item',
  })
})

test('a product may begin without a module', async () => {
  const { path } = await answersFor('/x/my-office', { module: 'none' }, terminalOf('', false))
  expect(path).toBeUndefined()
})

test('ends where the input ends', async () => {
  await expect(answersFor('/x/my-office', {}, terminalOf('Lindenhof\n'))).rejects.toThrow('Nothing was written.')
})

test.each([
  [{ name: 'x'.repeat(31) }, 'The name has 31 letters'],
  [{ languages: 'en,en' }, '"en" cannot be a language'],
  [{ languages: 'fr' }, '"fr" cannot be a language: write one or both of zh-cn, en, each once.'],
  [{ module: 'system/thing' }, 'The name system is reserved'],
  [{ module: 'stock/items' }, 'write item in place of items'],
])('rejects %o', async (said, sentence) => {
  await expect(answersFor('/x/my-office', said, terminalOf('', false))).rejects.toThrow(sentence)
})

test.each(['My Office', 'büro', '.office', 'my_office', '-office', 'a'.repeat(41)])(
  'a folder "%s" gives no name of a package',
  (name) => expect(() => keyOf(join('/x', name))).toThrow('cannot be the name of a package'),
)

test.each(['atrium', 'http'])('a folder "%s" has the name of another package', (name) =>
  expect(() => keyOf(join('/x', name))).toThrow('is taken by another package'),
)

test('a product goes into a folder that is new or empty, where .git may be', () => {
  const folder = join(parent, 'my-office')
  expect(() => requireEmpty(folder)).not.toThrow()
  mkdirSync(join(folder, '.git'), { recursive: true })
  expect(() => requireEmpty(folder)).not.toThrow()
  writeFileSync(join(folder, 'notes.txt'), '')
  expect(() => requireEmpty(folder)).toThrow(/is not empty \(notes\.txt\)/)
  expect(() => requireEmpty(join(folder, 'notes.txt'))).toThrow('is a file')
})
