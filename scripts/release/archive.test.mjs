import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archive } from './archive.mjs'

const time = 1_700_000_000
const deep = `${'long-name/'.repeat(15)}file.js`

let scratch = ''
beforeAll(() => (scratch = mkdtempSync(join(tmpdir(), 'atrium-archive-test-'))))
afterAll(() => rmSync(scratch, { recursive: true }))

function writeFolder(parent, mode) {
  const folder = join(scratch, parent, 'bundle')
  mkdirSync(join(folder, deep, '..'), { recursive: true })
  const texts = { 'server.mjs': 'start()', [deep]: 'deep', '.stamp': 'hash' }
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text, { mode })
  return folder
}

test('an archive holds the files below a folder, without those that begin with a dot, and is the same for the same files', async () => {
  const [first, second] = [join(scratch, 'first.tar.gz'), join(scratch, 'second.tar.gz')]
  await archive(writeFolder('a', 0o600), first, time)
  await archive(writeFolder('b', 0o644), second, time)
  expect(readFileSync(first).equals(readFileSync(second))).toBe(true)
  execFileSync('tar', ['-xzf', 'first.tar.gz'], { cwd: scratch })
  expect(readFileSync(join(scratch, 'bundle', deep), 'utf8')).toBe('deep')
  expect(statSync(join(scratch, 'bundle/server.mjs')).mtimeMs).toBe(time * 1000)
  const names = execFileSync('tar', ['-tzf', 'first.tar.gz'], { cwd: scratch, encoding: 'utf8' })
  expect(names.trim().split('\n')).toEqual([`bundle/${deep}`, 'bundle/server.mjs'])
})

test('an archive that cannot be written is an error', async () => {
  await expect(archive(writeFolder('c'), join(scratch, 'none/first.tar.gz'), time)).rejects.toThrow(
    'The archive was not written: ',
  )
})
