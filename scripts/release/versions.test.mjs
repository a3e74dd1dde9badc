import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import semver from 'semver'
import { expect, test } from 'vitest'
import { root } from '../../platform/commands/lib/run.mjs'
import { newestRelease, unreleased } from './changelog.mjs'
import { withVersion } from './versions.mjs'

const read = (file) => readFileSync(resolve(root, file), 'utf8')
const { version } = JSON.parse(read('platform/package.json'))
const next = '987.0.0'

test('every place of the checkout has the version of the platform', () => {
  const lock = JSON.parse(read('package-lock.json'))
  expect(lock.version).toBe(version)
  const changelog = read('CHANGELOG.md')
  // It is newer than the last release where a change asked for it, and the changelog says which.
  const released = newestRelease(changelog)
  const isAhead = Boolean(unreleased(changelog)) && semver.gt(version, released)
  expect(version === released || isAhead).toBe(true)
  const files = Object.keys(withVersion(read, version)).filter((file) => file !== 'package-lock.json')
  expect(files).toEqual(expect.arrayContaining(['package.json', 'platform/package.json', 'modules/forms/package.json']))
  for (const file of files) {
    expect(JSON.parse(read(file)).version, file).toBe(version)
    expect(lock.packages[file.replace(/\/?package\.json$/, '')].version, file).toBe(version)
  }
})

test('another version changes these places alone, and no line beside them', () => {
  for (const [file, text] of Object.entries(withVersion(read, next))) {
    const [before, after] = [read(file).split('\n'), text.split('\n')]
    const changed = after.filter((line, index) => line !== before[index])
    expect(after).toHaveLength(before.length)
    expect(new Set(changed.map((line) => line.trim())), file).toEqual(new Set([`"version": "${next}",`]))
  }
})

test('a part with a version of its own stays at it, and asks for the platform that is released', () => {
  const files = {
    'package.json': { name: 'office', version: '0.1.0' },
    'modules/stock/package.json': { version: '3.0.0', peerDependencies: { atrium: '^0.1.0', zod: '^0.1.0' } },
    'modules/shop/package.json': { version: '0.1.0', peerDependencies: { atrium: '>=0.1' } },
    'platform/package.json': { name: 'atrium', version: '0.1.0' },
  }
  const packages = Object.fromEntries(
    Object.entries(files).map(([file, data]) => [file.replace(/\/?package\.json$/, ''), data]),
  )
  packages['node_modules/left'] = { version: '0.1.0' }
  files['package-lock.json'] = { version: '0.1.0', packages }
  const texts = withVersion((file) => JSON.stringify(files[file]), '0.2.0')
  const stock = { version: '3.0.0', peerDependencies: { atrium: '^0.2.0', zod: '^0.1.0' } }
  expect(JSON.parse(texts['modules/stock/package.json'])).toEqual(stock)
  expect(JSON.parse(texts['modules/shop/package.json'])).toEqual({
    version: '0.2.0',
    peerDependencies: { atrium: '>=0.1' },
  })
  const lock = JSON.parse(texts['package-lock.json'])
  expect(lock.packages['modules/stock']).toEqual(stock)
  expect([lock.version, lock.packages['node_modules/left'].version]).toEqual(['0.2.0', '0.1.0'])
})
