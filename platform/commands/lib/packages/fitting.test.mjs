import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root, run } from '../run.mjs'
import { requireFittingPackages } from './fitting.mjs'

const { version } = JSON.parse(readFileSync(join(root, 'platform/package.json'), 'utf8'))
const atrium = (number = version) => ({ name: 'atrium', version: number })
const asking = (range, name = 'shop') => ({ name, peerDependencies: { atrium: range } })
let parent
let folder

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-fitting-')))
  folder = join(parent, 'office')
  write({ '': { name: 'office', dependencies: { atrium: version } }, 'node_modules/atrium': atrium() })
})

afterEach(() => rmSync(parent, { recursive: true }))

/** Writes package.json files, by the folders that they are in. */
function write(manifests) {
  for (const [path, manifest] of Object.entries(manifests)) writeText(join(path, 'package.json'), manifest)
}

function writeText(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

function link(path, target) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  symlinkSync(target, join(folder, path), 'dir')
}

test.each([
  ['a package', 'node_modules/chart/node_modules/atrium'],
  ['a package with a scope', 'node_modules/@acme/chart/node_modules/atrium'],
  ['a package of a package', 'node_modules/a/node_modules/b/node_modules/atrium'],
  ['a module', 'modules/shop/node_modules/atrium'],
  ['another name', 'node_modules/atrium-before'],
])('a second platform that %s brings is named with its version and folder', (_, path) => {
  write({ [path]: atrium('0.0.9') })
  expect(() => requireFittingPackages(folder, version)).toThrow(
    `Two platforms are installed: ${version}, and 0.0.9 in ${path}.`,
  )
})

test('a second platform below a folder that is linked is found', () => {
  write({ '../chart/node_modules/atrium': atrium('0.0.9') })
  link('node_modules/chart', '../../chart')
  expect(() => requireFittingPackages(folder, version)).toThrow('and 0.0.9 in ../chart/node_modules/atrium.')
})

test.each([
  ['in modules', 'modules/shop'],
  ['that is installed', 'node_modules/@acme/shop'],
])('a module %s for a newer platform is named with its range and file', (_, path) => {
  write({ [path]: asking('>=7.1') })
  expect(() => requireFittingPackages(folder, version)).toThrow(
    `The module shop asks for atrium >=7.1, which ${version} is not. Take a version of the module that goes with ${version}, or change the range in ${path}/package.json if it is yours.`,
  )
})

test('modules that go with the platform, without a range or without a package.json are fine, and so are links', () => {
  write({ 'modules/shop': asking(`>=${version}`), 'modules/other': { name: 'other' }, 'node_modules/x': asking('*') })
  writeText('modules/plain/contract/index.ts', '')
  writeText('node_modules/x/node_modules/template/package.json', '{ "name": {{name}} }')
  link('node_modules/shop', '../modules/shop')
  link('modules/shop/node_modules/atrium', '../../../node_modules/atrium')
  link('node_modules/gone', '../gone')
  expect(() => requireFittingPackages(folder, version)).not.toThrow()
})

test.each(['build', 'start', 'dev', 'demo', 'test', 'check'])('atrium %s begins with it', async (name) => {
  write({ 'modules/shop': asking('>=7.1') })
  writeText('product/brand.ts', '')
  writeText('package-lock.json', { packages: {} })
  const options = { cwd: folder, capture: true, timeout: 20_000 }
  const { code, output } = await run(process.execPath, [join(root, 'platform/commands/atrium.mjs'), name], options)
  expect(output).toContain(`The module shop asks for atrium >=7.1, which ${version} is not.`)
  expect(code).toBe(1)
})
