import { describe, expect, test } from 'vitest'
import { actionErrors, floorErrors, licenceErrors } from './rules.mjs'

describe('licences', () => {
  test('a licence that a product may not contain is named with its package', () => {
    const packages = [
      { name: 'good', version: '1.0.0', license: 'MIT' },
      { name: 'strict', version: '2.0.0', license: 'GPL-3.0-only' },
      { name: 'silent', version: '3.0.0', license: '' },
    ]
    expect(licenceErrors(packages)).toEqual([
      expect.stringMatching(/^strict 2\.0\.0 has the licence GPL-3\.0-only: /),
      expect.stringMatching(/^silent 3\.0\.0 names no licence/),
    ])
  })
})

describe('advisories', () => {
  const floors = { router: { floor: '2.1.0', reason: 'GHSA-1' } }
  const locked = (version) => ({ '': {}, 'node_modules/router': { version } })

  test('a version from the floor on is fine', () => {
    expect(floorErrors(floors, locked('2.1.0'), { 'package.json': { dependencies: { router: '^2.1.0' } } })).toEqual([])
  })

  test('an older version is named, also below another package', () => {
    const packages = { ...locked('2.2.0'), 'node_modules/other/node_modules/router': { version: '2.0.9' } }
    expect(floorErrors(floors, packages, {})).toEqual([
      'node_modules/other/node_modules/router is 2.0.9: 2.1.0 is the first safe version (GHSA-1).',
    ])
  })

  test('a range that an older version fits is named', () => {
    const manifests = { 'platform/package.json': { devDependencies: { router: '^2.0.0' } } }
    expect(floorErrors(floors, locked('2.2.0'), manifests)).toEqual([
      expect.stringMatching(/^platform\/package\.json asks for router \^2\.0\.0/),
    ])
  })

  test('a floor of a package that is gone is to be taken out', () => {
    expect(floorErrors(floors, {}, {})).toEqual([expect.stringMatching(/^router is no longer installed/)])
  })
})

describe('actions', () => {
  const hash = 'a'.repeat(40)

  test('an action by the hash of its commit and one of this repository are fine', () => {
    expect(actionErrors('check.yml', `  - uses: actions/a@${hash} # v4.1.0\n  - uses: ./own\n`)).toEqual([])
  })

  test.each([`actions/a@v4`, `actions/a@${hash.slice(1)} # v4`, `actions/a@${hash}`])('%s is named', (action) => {
    expect(actionErrors('check.yml', `steps:\n  - uses: ${action}\n`)).toHaveLength(1)
  })
})
