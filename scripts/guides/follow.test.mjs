import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followGuide } from './follow.mjs'
import { stepsOf } from './parse.mjs'

// Starting npm takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'))
  mkdirSync(join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const block = (info, ...lines) => ['```' + info, ...lines, '```', ''].join('\n')
const follow = (...blocks) => followGuide({ file: 'guide.md', steps: stepsOf(blocks.join(''), 'guide.md') }, { folder })

test('a guide is followed in the order of its blocks', async () => {
  const error = await follow(
    block('txt title=notes/a.txt', 'one', 'two'),
    block('diff', '--- a/notes/a.txt', '+++ b/notes/a.txt', '@@ -1 +1 @@', ' one', '-two', '+three'),
    block('sh', 'name=notes/a.txt', 'cat $name'),
    block('text', 'one', 'three'),
  )
  expect(error).toBeUndefined()
  expect(readFileSync(join(folder, 'notes/a.txt'), 'utf8')).toBe('one\nthree\n')
})

test('a diff of two files is applied to both', async () => {
  const edit = (file) => [`--- a/${file}`, `+++ b/${file}`, '@@ -1 +1 @@', '-a', '+b']
  writeFileSync(join(folder, 'x'), 'a\n')
  writeFileSync(join(folder, 'y'), 'a\n')
  expect(await follow(block('diff', ...edit('x'), ...edit('y')))).toBeUndefined()
  expect(readFileSync(join(folder, 'x'), 'utf8') + readFileSync(join(folder, 'y'), 'utf8')).toBe('b\nb\n')
})

test('a wrong line of output fails with its file and line', async () => {
  const error = await follow('# Title\n', block('sh', 'echo one; echo two'), block('text', 'one', 'three'))
  expect(error).toMatch(/^guide\.md:7: The guide shows "three", but printed was "two"\./)
})

test('output that the guide does not show fails behind its last line', async () => {
  const error = await follow(block('sh', 'echo one; echo two'), block('text', 'one'))
  expect(error).toMatch(/^guide\.md:6: The guide shows nothing more, but printed was "two"\./)
})

test('a command that fails is an error of its block, and nothing after it runs', async () => {
  const error = await follow(block('sh', 'ls missing-file', 'touch after'))
  expect(error).toMatch(/^guide\.md:2: a command failed:\n.*missing-file/)
  expect(existsSync(join(folder, 'after'))).toBe(false)
})

test('a command behind ! has to fail', async () => {
  expect(await follow(block('sh', '! ls missing-file 2>&1', 'echo on'), block('text', '…', 'on'))).toBeUndefined()
  expect(await follow(block('sh', '! echo \\', '  well'))).toMatch(
    /^guide\.md:2: a command failed:\nwell\nThis command had to fail/,
  )
})

test('a diff that does not fit names its line', async () => {
  writeFileSync(join(folder, 'x'), 'other\n')
  const error = await follow(block('diff', '--- a/x', '+++ b/x', '@@ -1 +1 @@', '-a', '+b'))
  expect(error).toMatch(/^guide\.md:2: the diff cannot be applied:/)
})

/** A checkout whose `npm start` is a server of one line, on the port that its environment names. */
function writeServer(text) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node server.mjs' } }))
  writeFileSync(join(folder, 'server.mjs'), text)
}
const listening = `import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
writeFileSync('port', process.env.PORT)
const server = createServer((_, reply) => reply.end('hello'))
server.listen(process.env.PORT, '127.0.0.1', () => console.log('Ready on http://127.0.0.1:' + process.env.PORT))`

test('a server runs until the guide ends, on a port of its own', async () => {
  writeServer(listening)
  const error = await follow(
    block('sh', 'npm start'),
    block('text', 'Ready on http://127.0.0.1:3000'),
    block('sh', 'curl --silent http://127.0.0.1:3000/'),
    block('text', 'hello'),
  )
  expect(error).toBeUndefined()
  const port = readFileSync(join(folder, 'port'), 'utf8')
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
})

test('a server that ends early fails with the line that did not come', async () => {
  writeServer(`console.log('Port 3000 is in use.'); process.exitCode = 1`)
  const error = await follow(block('sh', 'npm start'), block('text', 'Ready'))
  expect(error).toMatch(/^guide\.md:5: The guide shows "Ready", but printed was "Port 3000 is in use\."/)
})
