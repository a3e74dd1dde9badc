import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../platform/commands/lib/run.mjs'
import { packPlatform } from '../pack.mjs'
import { succeed } from '../lib/product/programs.mjs'

const numbersOf = (version) => version.split(/[.-]/).slice(0, 3).map(Number)

function compare(a, b) {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  const at = left.findIndex((number, index) => number !== right[index])
  return at === -1 ? 0 : left[at] - right[at]
}

/**
 * Returns the version that the present platform has for a product of version `before`: its own, or one that comes next where that is not released yet. Codemods that
 * are there run with it.
 */
export function nextVersion(before, { present = presentVersion(), codemods = codemodVersions() } = {}) {
  const newest = [present, ...codemods].toSorted(compare).at(-1)
  if (newest === present && compare(present, before) > 0) return present
  const [major, minor, patch] = numbersOf(before)
  return `${compare(newest, before) > 0 ? newest : `${major}.${minor}.${patch + 1}`}-next.0`
}

/** The version of the platform of this checkout. */
const presentVersion = () => JSON.parse(readFileSync(join(root, 'platform/package.json'), 'utf8')).version

const codemodVersions = () =>
  readdirSync(join(root, 'platform/upgrade')).flatMap((name) => /^(\d+\.\d+\.\d+)\.mjs$/.exec(name)?.[1] ?? [])

/**
 * Packs the platform of a version into a folder and returns its file: that of its tag, or the present one under that version where this clone has no such tag, as while it
 * is not released.
 */
export async function packBefore(folder, version) {
  const tag = `v${version}`
  const tags = execFileSync('git', ['tag', '--list', tag], { cwd: root, encoding: 'utf8' })
  if (tags.trim() === '') return { file: await packPlatform(folder, { version }), isReleased: false }
  const clone = mkdtempSync(join(tmpdir(), 'atrium-before-'))
  try {
    await succeed('git', ['clone', '--quiet', '--shared', '--branch', tag, root, clone])
    await succeed(process.execPath, ['scripts/pack.mjs', folder], { cwd: clone })
    return { file: join(folder, `atrium-${version}.tgz`), isReleased: true }
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}
