import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { since } from '../../platform/commands/lib/run.mjs'
import { releaseNotes, withRelease } from './changelog.mjs'
import { requireReleasable } from './checks.mjs'
import { checksums } from './checksums.mjs'
import { cloneTo, commitRelease, takeOver } from './git.mjs'
import { withVersion } from './versions.mjs'

/**
 * Builds a release of the last commit in a clone, where it is committed and tagged, and takes over the commit, the tag and the files, these to
 * `release/VERSION`. Where a step ends with an error, nothing in `folder` is changed. Throws a PlainError for what the reader has to change.
 *
 * - `day`: the day of the release, such as 2026-01-31.
 * - `dryRun`: takes over the files alone.
 * - `steps`: `prepare(clone)` puts the packages into the clone; `freeze(clone, version)` writes what the version promises; `build(clone, target)`
 *   writes the files of the release to `target`.
 * - `log`: takes one line for each step.
 */
export async function release({ folder, version, day, dryRun = false, steps, log = console.log }) {
  requireReleasable(folder, version)
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'atrium-release-')))
  try {
    const [clone, made] = [join(scratch, 'clone'), join(scratch, 'files')]
    await timed(log, 'Copied the last commit', async () => {
      cloneTo(folder, clone)
      await steps.prepare(clone)
    })
    await timed(log, `Wrote ${version}`, async () => {
      writeVersion(clone, version, day)
      await steps.freeze(clone, version)
      commitRelease(clone, version)
    })
    mkdirSync(made)
    await timed(log, 'Built', () => steps.build(clone, made))
    writeNotes(clone, made, version)
    const target = join(folder, 'release', version)
    putInPlace(made, target)
    if (!dryRun) takeOverOr(() => rmSync(target, { recursive: true }), folder, clone, version)
    for (const name of readdirSync(target)) log(`  ${megabytesOf(join(target, name)).padStart(7)} MB  ${name}`)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function timed(log, title, body) {
  const start = performance.now()
  await body()
  log(`${title} (${since(start)})`)
}

/** Writes the version into every package.json, package-lock.json and CHANGELOG.md of a checkout. */
function writeVersion(folder, version, day) {
  const read = (file) => readFileSync(join(folder, file), 'utf8')
  for (const [file, text] of Object.entries(withVersion(read, version))) writeFileSync(join(folder, file), text)
  writeFileSync(join(folder, 'CHANGELOG.md'), withRelease(read('CHANGELOG.md'), version, day))
}

function writeNotes(clone, made, version) {
  const names = readdirSync(made)
  const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')
  writeFileSync(join(made, 'NOTES.md'), releaseNotes(changelog, version, names))
  writeFileSync(join(made, 'SHA256SUMS'), checksums(made))
}

function putInPlace(made, target) {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(dirname(target), { recursive: true })
  cpSync(made, target, { recursive: true })
}

function takeOverOr(putBack, ...release) {
  try {
    takeOver(...release)
  } catch (error) {
    putBack()
    throw error
  }
}

const megabytesOf = (file) => (statSync(file).size / 1024 / 1024).toFixed(2)
