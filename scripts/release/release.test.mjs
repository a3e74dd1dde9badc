import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { release } from './release.mjs'

const version = '0.2.0'
const files = {
  'package.json': { name: 'office', version: '0.1.0' },
  'platform/package.json': { name: 'atrium', version: '0.1.0' },
  'platform/seam.json': { minor: '0.1' },
  'platform/upgrade/0.2.0.mjs': 'export default {}\n',
  'package-lock.json': {
    name: 'office',
    version: '0.1.0',
    packages: { '': { version: '0.1.0' }, platform: { name: 'atrium', version: '0.1.0' } },
  },
  'CHANGELOG.md':
    '# Changelog\n\n## Unreleased\n\n- New.\n\n### For builders\n\n- Other.\n\n## 0.1.0\n\nThe first version.\n',
  '.gitignore': '/release/\n',
}

let folder = ''
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-release-test-')))
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'test')
  git('config', 'user.email', 'test@example.com')
  write(files)
  commit('all')
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
const read = (file) => readFileSync(join(folder, file), 'utf8')
const made = (file) => read(`release/${version}/${file}`)

function write(texts) {
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), typeof text === 'string' ? text : `${JSON.stringify(text, null, 2)}\n`)
  }
}

function commit(message) {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

/** Steps as those of the repository, without its packages and builds. */
const steps = {
  prepare: async () => {},
  freeze: async (clone, frozen) => writeFileSync(join(clone, 'frozen.json'), `{ "frozen": "${frozen}" }\n`),
  async build(clone, target) {
    const { version: built } = JSON.parse(readFileSync(join(clone, 'platform/package.json'), 'utf8'))
    writeFileSync(join(target, `atrium-${built}.tgz`), 'packed')
    writeFileSync(join(target, `atrium-${built}-linux-x64-glibc.tar.gz`), 'bundle')
  },
}

const run = (options = {}) =>
  release({ folder, version, day: '2026-01-31', log: () => {}, ...options, steps: { ...steps, ...options.steps } })

/** Returns everything that a release may change. */
const state = () => ({
  head: git('rev-parse', 'HEAD'),
  tags: git('tag', '--list'),
  changes: git('status', '--porcelain'),
  hasFiles: existsSync(join(folder, 'release')),
})

test('a release is one commit and one tag with the version in all places, and its files are checked by their hashes', async () => {
  await run()
  expect(git('log', '--format=%s').split('\n')).toEqual(['release: 0.2.0', 'all'])
  expect(git('cat-file', '-t', 'v0.2.0')).toBe('tag')
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'))
  expect(git('log', '-1', '--format=%an <%ae>')).toBe('test <test@example.com>')
  expect(git('status', '--porcelain')).toBe('')
  for (const file of ['package.json', 'platform/package.json']) expect(JSON.parse(read(file)).version).toBe(version)
  expect(read('CHANGELOG.md')).toContain('## Unreleased\n\n## 0.2.0 - 2026-01-31\n\n- New.')
  expect(read('frozen.json')).toContain(version)
  const names = ['NOTES.md', 'SHA256SUMS', 'atrium-0.2.0-linux-x64-glibc.tar.gz', 'atrium-0.2.0.tgz']
  expect(readdirSync(join(folder, 'release', version)).toSorted()).toEqual(names)
  expect(made('NOTES.md')).toContain('- New.\n\n### For builders\n\n- Other.')
  // The hash of "packed", as sha256sum prints it.
  const packed = '88cb8a087b6e8ceb'
  expect(made('SHA256SUMS')).toMatch(new RegExp(`^${packed}[0-9a-f]{48} {2}atrium-0\\.2\\.0\\.tgz$`, 'm'))
  expect(made('SHA256SUMS').trim().split('\n')).toHaveLength(3)
})

test('a dry run writes the files alone, and the release after it takes their place', async () => {
  const before = state()
  await run({ dryRun: true })
  expect(state()).toEqual({ ...before, hasFiles: true })
  expect(made('atrium-0.2.0.tgz')).toBe('packed')
  writeFileSync(join(folder, 'release', version, 'former'), '')
  await run()
  expect(existsSync(join(folder, 'release', version, 'former'))).toBe(false)
})

test('the next release needs no part for builders unless seam or codemods have changed since the last one', async () => {
  await run()
  const next = (text) => write({ 'CHANGELOG.md': read('CHANGELOG.md').replace('## Unreleased\n', `$&\n${text}`) })
  next('- Faster.\n')
  commit('faster')
  await run({ version: '0.2.1' })
  expect(git('tag', '--list').split('\n')).toEqual(['v0.2.0', 'v0.2.1'])
  next('- Another seam.\n')
  write({ 'platform/seam.json': { minor: '0.3' } })
  commit('seam')
  await expect(run({ version: '0.3.0' })).rejects.toThrow('add the part "### For builders"')
})

test('a version that was raised before is released, and no older one', async () => {
  const raised = Object.entries(files).filter(([file]) => file.endsWith('.json'))
  write(Object.fromEntries(raised.map(([file, data]) => [file, JSON.stringify(data).replaceAll('0.1.0', '0.2.0')])))
  commit('raise the version')
  await expect(run({ version: '0.1.1' })).rejects.toThrow('0.1.1 is older than 0.2.0, the version of the platform.')
  await run()
  expect(git('tag', '--list')).toBe('v0.2.0')
})

describe('nothing is changed, and a sentence says why,', () => {
  const cases = [
    ['for a version that is none', () => {}, { version: '0.2' }, '"0.2" is no version such as 0.2.0'],
    ['for a candidate', () => {}, { version: '0.2.0-rc.1' }, '"0.2.0-rc.1" is no version such as 0.2.0'],
    ['for the last release', () => {}, { version: '0.1.0' }, '0.1.0 is not newer than 0.1.0, the last release.'],
    ['on another branch', () => git('switch', '--quiet', '--create', 'part'), {}, 'this is part.'],
    ['where the tag exists', () => git('tag', 'v0.2.0'), {}, 'There is a tag v0.2.0 already'],
    ['with a new file', () => write({ 'new.ts': '' }), {}, 'Commit or stash first what is not committed: new.ts.'],
    ['with a codemod of another version', () => {}, { version: '0.1.1' }, 'platform/upgrade/0.2.0.mjs leads to 0.2.0'],
    [
      'without anything new in the changelog',
      () => changelog('# Changelog\n\n## Unreleased\n\n## 0.1.0\n'),
      {},
      'has nothing under "## Unreleased"',
    ],
    [
      'without a part for builders',
      () => changelog('# Changelog\n\n## Unreleased\n\n- New.\n'),
      {},
      'add the part "### For builders"',
    ],
  ]
  function changelog(text) {
    write({ 'CHANGELOG.md': text })
    commit('changelog')
  }

  test.each(cases)('%s', async (_, change, options, sentence) => {
    change()
    const before = state()
    await expect(run(options)).rejects.toThrow(sentence)
    expect(state()).toEqual(before)
  })

  test.each(['prepare', 'freeze', 'build'])('where the step %s ends with an error', async (name) => {
    const before = state()
    const fail = () => Promise.reject(new Error('no room'))
    await expect(run({ steps: { [name]: fail } })).rejects.toThrow('no room')
    expect(state()).toEqual(before)
  })

  test('where something is committed during the build', async () => {
    const build = async () => {
      write({ 'late.ts': '' })
      commit('late')
    }
    await expect(run({ steps: { build } })).rejects.toThrow('not taken over, since something was changed meanwhile')
    expect([git('log', '-1', '--format=%s'), git('tag', '--list')]).toEqual(['late', ''])
    expect(existsSync(join(folder, 'release', version))).toBe(false)
  })
})
