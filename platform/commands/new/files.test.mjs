import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeAll } from './files.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-files-'))
  writeFileSync(join(folder, 'list.ts'), 'export const list = {}\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

const text = (file) => readFileSync(join(folder, file), 'utf8')

test('new and changed files are written as the formatter leaves them', async () => {
  const created = { 'a/b/one.ts': 'export const one = { "a": 1 };' }
  const done = await writeAll({ created, changed: { 'list.ts': 'export const list = {one};' } }, folder)
  expect(done).toEqual(['new      a/b/one.ts', 'changed  list.ts'])
  expect([text('a/b/one.ts'), text('list.ts')]).toEqual([
    'export const one = { a: 1 }\n',
    'export const list = { one }\n',
  ])
})

test('the lock file stays as npm writes it', async () => {
  const lock = `{\n  "packages": {\n    "a": {\n      "os": [\n        "linux"\n      ]\n    }\n  }\n}\n`
  await writeAll({ created: {}, changed: { 'package-lock.json': lock } }, folder)
  expect(text('package-lock.json')).toBe(lock)
})

test('a file that is there already is not overwritten, and nothing else is written', async () => {
  const created = { 'a/one.ts': 'export {}', 'list.ts': 'export {}' }
  await expect(writeAll({ created, changed: {} }, folder)).rejects.toThrow(
    'Nothing was written, since list.ts is there already: delete it, or choose another name.',
  )
  expect(existsSync(join(folder, 'a'))).toBe(false)
})

test('when one file cannot be written, everything is as it was before', async () => {
  // A folder where a file is to be.
  mkdirSync(join(folder, 'z.ts'))
  const created = { 'a/b/one.ts': 'export {}' }
  const changed = { 'list.ts': 'export const list = { one }', 'z.ts': 'export {}' }
  await expect(writeAll({ created, changed }, folder)).rejects.toThrow('Nothing was written: EISDIR')
  expect(existsSync(join(folder, 'a'))).toBe(false)
  expect(text('list.ts')).toBe('export const list = {}\n')
})
