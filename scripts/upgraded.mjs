import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { flakyLines } from '../platform/checks/results/reports.mjs'
import { withSecondRun } from '../platform/checks/results/second-run.mjs'
import { isProgram, main } from '../platform/commands/lib/run.mjs'
import { attempt, quiet, runSteps, runTests } from './lib/copy-checks.mjs'
import { packPlatform } from './pack.mjs'
import { databaseFile, keepNew, keptVersion, productFolder } from './upgraded/kept.mjs'
import { lookAtWork } from './upgraded/people.mjs'
import { nextVersion, packBefore } from './upgraded/platforms.mjs'
import { postgresOfText, withPostgres } from './upgraded/postgres-text.mjs'
import { atrium, npm, packagesOf } from './lib/product/programs.mjs'
import { withServer } from './lib/product/server.mjs'
import { sqliteOfText } from './upgraded/sqlite-text.mjs'

const ownTests = 'modules/workshop'
const pageTests = 'every-product/console/pages'

/**
 * Upgrades the kept product of the last version to the present platform, as the guide says, and does what its people do then: check it, run its tests, and start it with its
 * database of before. Returns a result as the steps of the check have it. `keep` leaves the product for a look.
 */
export async function checkUpgraded({ keep = false } = {}) {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-upgraded-'))
  const folder = join(parent, 'bicycle-workshop')
  const test = (name, project, files) => ({ name, run: () => runIn(folder, name, project, files) })
  try {
    return await runSteps([
      {
        name: `a product of ${keptVersion()}`,
        run: () => attempt(() => installBefore(parent, folder)),
        isNeeded: true,
      },
      { name: 'upgrade', run: () => attempt(() => upgrade(parent, folder)), isNeeded: true },
      { name: 'check', run: () => quiet(folder, ['node_modules/atrium/commands/atrium.mjs', 'check']) },
      test('own tests on SQLite', 'server-sqlite', [ownTests]),
      test('own tests on PostgreSQL', 'server-postgres', [ownTests]),
      { name: 'own tests and pages in a browser', run: () => inBrowser(folder) },
      { name: 'its SQLite database', run: () => attempt(() => startOnSqlite(parent, folder)) },
      { name: 'its PostgreSQL database', run: () => attempt(() => startOnPostgres(folder)) },
    ])
  } finally {
    if (keep) console.log(`The product is in ${folder}.`)
    else rmSync(parent, { recursive: true, force: true })
  }
}

/** Runs test files of the product, or all of a project; of their tests those whose names match `only`. */
function runIn(folder, name, project, files, only) {
  const config = join(folder, 'node_modules/atrium/testing/vitest.config.ts')
  return runTests(folder, name, project, [...files, `--root=${folder}`, `--config=${config}`], only)
}

/** Runs the tests of the module in a browser, and those of its pages. Pages of the platform are tested by the step `console`. A file that fails runs once more, as there. */
async function inBrowser(folder) {
  const run = (name, files) => runIn(folder, name, 'console', files, 'workshop')
  const first = await run('console', [ownTests, pageTests])
  const result = await withSecondRun(first, 1, (file) => run('console-alone', [file]))
  if (result.flaky.length > 0) console.log(flakyLines(result.flaky))
  return result
}

/** Copies the product with the platform that it has, and commits it. */
async function installBefore(parent, folder) {
  cpSync(productFolder, folder, { recursive: true })
  const { file, isReleased } = await packBefore(parent, keptVersion())
  copyFileSync(file, join(folder, basename(file)))
  if (!isReleased)
    console.log(`  There is no tag v${keptVersion()}: the present platform takes the place of the one before.`)
  await npm(folder, packagesOf)
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A product of before')
}

async function upgrade(parent, folder) {
  const before = keptVersion()
  const version = nextVersion(before)
  const file = await packPlatform(parent, { version })
  const output = await atrium(folder, ['upgrade', file])
  console.log(output.trim().replaceAll(/^/gm, '  '))
  if (!output.includes(`atrium ${before} → ${version}`)) throw new Error('The upgrade did not say what it did.')
  await atrium(folder, ['check', 'format', '--fix'])
}

async function startOnSqlite(parent, folder) {
  const file = join(parent, 'before.db')
  sqliteOfText(file, readFileSync(databaseFile('sqlite'), 'utf8'))
  await withServer(folder, { DATABASE_URL: `file:${file}` }, lookAtWork)
}

function startOnPostgres(folder) {
  return withPostgres(async (url) => {
    await postgresOfText(url, readFileSync(databaseFile('postgres'), 'utf8'))
    await withServer(folder, { DATABASE_URL: url }, lookAtWork)
  })
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    if (process.argv.includes('--keep-new')) return keepNew()
    const { passed, failed } = await checkUpgraded({ keep: process.argv.includes('--keep') })
    console.log(`\n${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  })
}
