import { expect, test } from 'vitest'
import { changesPlatform, changesSources, hostStepsOf, stepsOf } from './parse.mjs'

const block = (info, ...lines) => ['```' + info, ...lines, '```', ''].join('\n')
const steps = (...blocks) => stepsOf(blocks.join(''), 'guide.md')

test('commands have the text that follows as their output', () => {
  expect(steps('# Title\n\n', block('sh', 'npm run x'), 'It says:\n', block('text', 'done', 'end'))).toEqual([
    { kind: 'run', script: 'npm run x', line: 4, expected: { lines: ['done', 'end'], line: 8 } },
  ])
})

test('a block in a list has no indentation of the list', () => {
  const [step] = steps('1. So:\n\n   ```diff\n   --- a/x\n    kept\n   ```\n')
  expect(step).toEqual({ kind: 'patch', text: '--- a/x\n kept\n', line: 4 })
})

test('a block with a title is a whole file, other blocks are illustrations', () => {
  expect(steps(block('ts', 'a()'), block('ts title=x/y.ts', 'b()'), block('nginx', 'server {}'))).toEqual([
    { kind: 'write', file: 'x/y.ts', text: 'b()\n', line: 5 },
  ])
})

test.each(['sh host', 'sh elsewhere'])('%s is not run in a copy of the checkout', (info) => {
  expect(steps(block(info, 'systemctl status atrium'), block('text', 'active'))).toEqual([])
})

test('commands for a host have the text that follows as their output, and those of elsewhere are marked', () => {
  const page = [
    block('sh', 'ls'),
    block('text', 'a'),
    block('sh host', 'curl x'),
    block('text', 'ok'),
    block('sh elsewhere', 'y'),
  ]
  expect(hostStepsOf(page.join(''), 'guide.md')).toEqual([
    { script: 'curl x', line: 8, isElsewhere: false, expected: { lines: ['ok'], line: 11 } },
    { script: 'y', line: 14, isElsewhere: true },
  ])
})

test('tests and checks are kept for the end', () => {
  const found = steps(block('sh', 'npx vitest run --project server-sqlite modules/a modules/b', 'npm run check types'))
  expect(found).toEqual([
    { kind: 'test', project: 'server-sqlite', files: ['modules/a', 'modules/b'], line: 2 },
    { kind: 'check', names: ['types'], line: 3 },
  ])
})

test.each(['npm start', 'SEED=none npm start', 'npm run dev', 'npm run preview:demo'])(
  '%s starts a server',
  (command) => {
    expect(steps(block('sh', command), block('text', 'ready'))[0].kind).toBe('serve')
  },
)

test.each([
  ['a server without a text', [block('sh', 'npm start')], 'guide.md:2: a text block has to say'],
  ['a text without commands', [block('text', 'done')], 'guide.md:2: a text block follows'],
  ['two texts', [block('sh', 'ls'), block('text', 'a'), block('text', 'b')], 'guide.md:8: the commands before it'],
  ['a check among other commands', [block('sh', 'ls', 'npm run check types')], 'guide.md:2: tests and checks run once'],
  ['a mistyped kind of commands', [block('sh hosts', 'ls')], 'guide.md:2: a block of commands is "sh", "sh host" or'],
  ['a block that is not closed', ['text\n```sh\nls\n'], 'guide.md:2: the block is not closed'],
])('%s is an error with its place', (_, blocks, message) => {
  expect(() => steps(...blocks)).toThrow(message)
})

test('a guide that generates, writes or patches changes sources', () => {
  expect(changesSources(steps(block('sh', 'npm run new page a/b')))).toBe(true)
  expect(changesSources(steps(block('diff', '--- a/x')))).toBe(true)
  expect(changesSources(steps(block('sh', 'npm run repair')))).toBe(false)
})

test('a guide that edits files outside of the modules changes the platform', () => {
  expect(changesPlatform(steps(block('ts title=modules/a/b.ts', 'c()'), block('diff', '--- a/modules/a/d.ts')))).toBe(
    false,
  )
  expect(changesPlatform(steps(block('ts title=platform/ui/src/a.ts', 'b()')))).toBe(true)
  expect(changesPlatform(steps(block('diff', '--- a/product/brand.ts')))).toBe(true)
})
