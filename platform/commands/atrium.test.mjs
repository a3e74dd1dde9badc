import { expect, test } from 'vitest'
import { root, run } from './lib/run.mjs'

const atrium = (args, cwd = root) =>
  run(process.execPath, [`${root}/platform/commands/atrium.mjs`, ...args], { capture: true, cwd })

const { output: overview } = await atrium(['--help'])
const names = [...overview.matchAll(/^ {2}([\w-]+) /gm)].map(([, name]) => name)

test('the overview has every command with one line about it', () => {
  expect(names).toEqual(expect.arrayContaining(['start', 'dev', 'build', 'demo', 'backup']))
  expect(overview).toContain('Use atrium COMMAND')
})

test.each(names)('%s says with --help what it does and which arguments it takes, and does nothing', async (name) => {
  const { code, output } = await atrium([name, '--help'])
  expect(code).toBe(0)
  const [purpose, ...usage] = output.split('\n')
  expect(overview).toContain(purpose)
  expect(usage.join('\n')).toMatch(new RegExp(`(?:atrium|npm run) ${name}`))
})

test('a command that does not exist ends with an error and the overview', async () => {
  const { code, output } = await atrium(['strat'])
  expect([code, output]).toEqual([1, `There is no command "strat".\n${overview}`])
})

test.each(['new', 'upgrade', 'start'])('%s on a Node that is too old says which one it needs', async (name) => {
  const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })"
  const args = [`--import=data:text/javascript,${older}`, `${root}/platform/commands/atrium.mjs`, name]
  const { code, output } = await run(process.execPath, args, { capture: true })
  expect([code, output]).toEqual([
    1,
    'This needs Node 20.19 or newer, this is 18.20.8: install a newer one from https://nodejs.org.\n',
  ])
})

test('outside of a product a command says so', async () => {
  const { code, output } = await atrium(['start'], '/')
  expect([code, output]).toEqual([
    1,
    'There is no product here: no product/brand.ts in / or in a folder above. Go to the folder of a product.\n',
  ])
})
