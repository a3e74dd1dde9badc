import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packPlatform } from './pack.mjs'
import { root } from '../platform/commands/lib/run.mjs'

let folder = ''
let file = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-packed-'))
  file = await packPlatform(folder)
  execFileSync('tar', ['xzf', file, '-C', folder])
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const readPackage = (name) => JSON.parse(readFileSync(join(name, 'package.json'), 'utf8'))

test('the packed platform has the sources, the program, the guides, the licence, and the tests that every product runs', () => {
  const names = execFileSync('tar', ['tzf', file], { encoding: 'utf8' }).split('\n')
  expect(names).toEqual(
    expect.arrayContaining([
      'package/CHANGELOG.md',
      'package/LICENSE',
      'package/checks/oxlintrc.json',
      'package/commands/atrium.mjs',
      'package/console/index.html',
      'package/contract/src/index.ts',
      'package/docs/guides/first-feature.md',
      'package/entries/node.ts',
      'package/testing/every-product/server/access.test.ts',
      'package/testing/vitest.config.ts',
      'package/tsconfig.base.json',
    ]),
  )
  const others = names.filter((name) => !name.startsWith('package/testing/every-product/'))
  expect(others.filter((name) => /\.test\.|node_modules|dist\//.test(name))).toEqual([])
})

test('what the programs of the packed platform import is in it', () => {
  const place = join(folder, 'package')
  const files = ['build', 'checks', 'commands', 'entries', 'upgrade'].flatMap((part) =>
    readdirSync(join(place, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:mjs|tsx?)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  expect(files.length).toBeGreaterThan(50)
  const missing = files.flatMap((file) =>
    parseSync(file, readFileSync(file, 'utf8'))
      .module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => join(dirname(file), specifier))
      .filter((target) => !['', '.ts', '.tsx'].some((ending) => existsSync(target + ending)))
      .map((target) => `${relative(place, file)} imports ${relative(place, target)}`),
  )
  expect(missing).toEqual([])
})

test('the packed platform is no private package, and depends on exact versions, those that are installed here', () => {
  const packed = readPackage(join(folder, 'package'))
  expect(packed).toMatchObject({ name: 'atrium', version: readPackage(join(root, 'platform')).version })
  expect(packed).not.toHaveProperty('private')
  expect(packed).not.toHaveProperty('devDependencies')
  const installed = Object.keys(packed.dependencies).map((name) => {
    const { name: real, version } = readPackage(join(root, 'node_modules', name))
    return [name, real === name ? version : `npm:${real}@${version}`]
  })
  expect(packed.dependencies).toEqual(Object.fromEntries(installed))
})
