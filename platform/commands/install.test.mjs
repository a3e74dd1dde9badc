import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { missingPackages } from './install.mjs'
import { root } from './lib/run.mjs'

const here = { platform: 'linux', arch: 'x64' }
const native = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }
const wanted = { '': {}, 'node_modules/a': { version: '1.2.3' } }

test('what npm installed here needs no second install', () => {
  const packagesIn = (file) => JSON.parse(readFileSync(resolve(root, file), 'utf8')).packages
  expect(missingPackages(packagesIn('package-lock.json'), packagesIn('node_modules/.package-lock.json'))).toEqual([])
})

test.each([
  ['nothing is installed', wanted, {}, ['node_modules/a']],
  ['a part of the workspace has another version', { tests: { version: '0.2.0' } }, { tests: { version: '0.1.0' } }, []],
  ['a part of the workspace is new', { tests: { version: '0.2.0' } }, {}, ['tests']],
  ['a module is new', { 'modules/shop': { version: '0.1.0' } }, {}, []],
  [
    'a module has a package of its own that is not installed',
    { 'modules/shop/node_modules/a': { version: '1.2.3' } },
    {},
    ['modules/shop/node_modules/a'],
  ],
  ['another version is installed', wanted, { 'node_modules/a': { version: '1.2.4' } }, ['node_modules/a']],
  ['the native build for this system is missing', { 'node_modules/n': native }, {}, ['node_modules/n']],
  ['a native build for another system is missing', { 'node_modules/n': { ...native, os: ['win32'] } }, {}, []],
  ['a native build for another C library is missing', { 'node_modules/n': { ...native, libc: ['musl'] } }, {}, []],
  [
    'an old optional package is there',
    { 'node_modules/n': { version: '1.0.0', optional: true } },
    { 'node_modules/n': { version: '0.9.0' } },
    ['node_modules/n'],
  ],
])('where %s, these are missing', (_, wantedHere, held, missing) => {
  expect(missingPackages(wantedHere, held, here)).toEqual(missing)
})
