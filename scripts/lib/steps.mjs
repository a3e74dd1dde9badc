import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBuilt } from '../../platform/commands/build.mjs'
import { checkGenerated } from '../generated.mjs'
import { checkGuides } from '../guides.mjs'
import { checkPictures } from '../pictures.mjs'
import { checkRemoved } from '../removed.mjs'
import { nodeWithSqlite } from './node-24.mjs'
import { crashed, readReport } from './reports.mjs'
import { root, run, toolPath } from '../../platform/commands/lib/run.mjs'
import { typeOptions } from './types.mjs'
import { withSecondRun } from './second-run/second-run.mjs'

const minutes = 60_000

// What depends on the library below the SQLite dialect: opening, migrating, seeding, locking, storage and constraint errors, scopes
// as SQL; and one resource. The rest runs on the same dialect in the step before.
const engineTests = [
  'platform/server/src/db',
  'platform/server/src/runtimes/node/database.test.ts',
  'platform/server/src/install',
  'platform/server/src/http/error/storage-error.test.ts',
  'platform/server/src/access',
  'platform/testing/every-product/server/access.test.ts',
  'tests/server/records.test.ts',
  'platform/server/src/resources/post',
]

/** Every step of the check in its order; each `run` resolves to `{ passed, failed, skipped, reasons }`. */
export const steps = [
  tool('format', 'format', 'oxfmt/bin/oxfmt', ['--check']),
  tool('lint', 'lint', 'oxlint/bin/oxlint', ['--deny-warnings']),
  tool('types', 'types', 'typescript/bin/tsc', typeOptions),
  script('boundaries', 'boundaries between folders', 'boundaries.mjs'),
  tool('unused', 'unused code and dependencies', 'knip/bin/knip.js', ['--no-progress']),
  script('seam', 'seam: what modules may import', 'seam.mjs'),
  script('links', 'links and pictures of the documents', 'links.mjs'),
  script('words', 'words of comments and documents', 'words.mjs'),
  script('migrations', 'migrations of released versions', 'migrations.mjs'),
  { name: 'build', title: 'build of the app and the demo', run: builds },
  script('sizes', 'sizes', 'sizes.mjs'),
  vitest('unit', 'contract and scripts', ['contract', 'scripts']),
  vitest('sqlite', 'server on SQLite', ['server-sqlite'], ['server']),
  { name: 'node-sqlite', title: 'server on the SQLite built into Node 24', run: serverOnNewerNode },
  vitest('postgres', 'server on PostgreSQL', ['server-postgres'], ['server']),
  { name: 'resilience', title: 'servers that are killed, stopped and overloaded', run: resilience },
  { name: 'generated', title: 'a feature that the generator writes, without the showcase', run: checkGenerated },
  { name: 'removed', title: 'the product without the forms', run: checkRemoved },
  { name: 'guides', title: 'guides, followed in a copy of the checkout', run: () => checkGuides() },
  { name: 'console', title: 'console in a browser', run: consoleInBrowser },
  { name: 'e2e', title: 'end to end: Node server and static demo', run: endToEnd },
]

/** Steps that run only where they are named: they depend on the machine, or take long. */
export const namedSteps = [{ name: 'pictures', title: 'pictures of the documentation', run: checkPictures }]

const good = { passed: 1, failed: 0, skipped: 0, reasons: [] }

function tool(name, title, path, args) {
  return { name, title, run: () => quiet([toolPath(path), ...args]) }
}

function script(name, title, file) {
  return {
    name,
    title,
    run: (options = []) => quiet([resolve(root, 'scripts', file), ...options], { showWhenGood: true }),
  }
}

// A static step's output matters only when it fails.
async function quiet(args, { showWhenGood = false } = {}) {
  const { code, output } = await run(process.execPath, args, { capture: true, timeout: 10 * minutes })
  const text = output.trim()
  if (text && (code !== 0 || showWhenGood)) console.log(text)
  return code === 0 ? good : crashed('see its output above')
}

async function builds() {
  try {
    await Promise.all([ensureBuilt('app'), ensureBuilt('demo')])
    return good
  } catch (error) {
    console.error(error.message)
    return crashed('the build failed')
  }
}

function vitest(name, title, projects, parts = projects) {
  return { name, title, run: () => runVitest(name, projects, parts) }
}

function runVitest(name, projects, parts, { node = process.execPath, files = [] } = {}) {
  const file = reportFile(name)
  const args = [
    toolPath('vitest/vitest.mjs'),
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    `--reporter=${resolve(root, 'scripts/lib/second-run/errors-reporter.mjs')}`,
    `--outputFile.json=${file}`,
  ]
  return runTests(node, args, 'vitest', file, parts)
}

/** How many files of browser tests may still run a second time in this run of the check. */
let secondRuns = 3

async function withSecondChance(first, runAlone) {
  const result = await withSecondRun(first, secondRuns, runAlone)
  secondRuns -= result.flaky.length
  return result
}

async function consoleInBrowser() {
  const projects = ['console', 'console-isolated', 'console-fields']
  const first = await runVitest('console', projects, ['console', 'ui'])
  return withSecondChance(first, (file) => runVitest('console-alone', projects, [], { files: [file] }))
}

async function serverOnNewerNode() {
  const { path, reason } = await nodeWithSqlite()
  const missing = engineTests.filter((test) => !existsSync(resolve(root, test)))
  if (missing.length > 0)
    return crashed(`${missing.join(', ')} is not there: correct "engineTests" in scripts/lib/steps.mjs`)
  if (path) return runVitest('node-sqlite', ['server-sqlite'], ['server'], { node: path, files: engineTests })
  console.log(`Skipped: ${reason}.`)
  return { passed: 0, failed: 0, skipped: 1, reasons: [] }
}

async function resilience() {
  await ensureBuilt('app')
  return runVitest('resilience', ['resilience'], ['resilience'])
}

async function endToEnd() {
  await ensureBuilt('app')
  await ensureBuilt('demo')
  const first = await runPlaywright('e2e', [], ['node', 'demo'])
  return withSecondChance(first, (file, projects) => {
    const pattern = `${file.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`
    // The traces of the first run stay.
    const output = '--output=../test-results/e2e-alone'
    return runPlaywright('e2e-alone', [pattern, output, ...projects.map((name) => `--project=${name}`)], [])
  })
}

function runPlaywright(name, more, parts) {
  const file = reportFile(name)
  const args = [toolPath('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...more]
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  return runTests(process.execPath, args, 'playwright', file, parts, { cwd: resolve(root, 'e2e'), env })
}

async function runTests(node, args, kind, file, parts, options = {}) {
  rmSync(file, { force: true })
  const { code, timedOut } = await run(node, args, { ...options, timeout: 45 * minutes })
  // A report that a runner writes while it is ended says nothing about what it did not come to.
  return timedOut ? crashed('the runner did not end in time') : readReport(kind, file, { code, parts })
}

function reportFile(name) {
  const folder = resolve(root, 'test-results/reports')
  mkdirSync(folder, { recursive: true })
  return resolve(folder, `${name}.json`)
}
