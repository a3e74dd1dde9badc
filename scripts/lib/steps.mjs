import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { crashed } from '../../platform/checks/results/reports.mjs'
import { build, program, reportFile, runTests, runVitest, withSecondChance } from '../../platform/checks/step-kinds.mjs'
import { format, lint, types } from '../../platform/checks/tools.mjs'
import { ensureBuilt } from '../../platform/commands/build.mjs'
import { root, toolPath } from '../../platform/commands/lib/run.mjs'
import { checkCreated } from '../created.mjs'
import { checkGenerated } from '../generated.mjs'
import { checkGuides } from '../guides.mjs'
import { checkPictures } from '../pictures.mjs'
import { checkUpgraded } from '../upgraded.mjs'
import { nodeWithSqlite } from './node-24.mjs'

// What depends on the library below the SQLite dialect: opening, migrating, seeding, locking, storage and constraint errors, scopes
// as SQL; and one resource. The rest runs on the same dialect in the step before.
const engineTests = [
  'platform/server/src/db',
  'platform/server/src/runtimes/node/database.test.ts',
  'platform/server/src/install',
  'platform/server/src/http/error/storage-error.test.ts',
  'platform/server/src/access',
  'tests/server/records.test.ts',
  'platform/server/src/resources/post',
]

/** Every step of the check in its order; each `run` resolves to `{ passed, failed, skipped, reasons }`. */
export const steps = [
  format,
  lint,
  types,
  script('boundaries', 'boundaries between folders', 'boundaries.mjs'),
  program('unused', 'unused code and dependencies', () => [toolPath('knip/bin/knip.js'), '--no-progress']),
  script('seam', 'seam: what modules may import', 'seam.mjs', '--update'),
  script('links', 'links and pictures of the documents', 'links.mjs'),
  script('words', 'words of comments and documents', 'words.mjs'),
  script('migrations', 'migrations of released versions', 'migrations.mjs'),
  script('supply', 'licences, known advisories, actions', 'supply.mjs'),
  build('build of the app and the demo', ['app', 'demo']),
  script('sizes', 'sizes', 'sizes.mjs'),
  vitest('unit', 'contract and scripts', ['contract', 'scripts']),
  vitest('sqlite', 'server on SQLite', ['server-sqlite'], ['server']),
  { name: 'node-sqlite', title: 'server on the SQLite built into Node 24', run: serverOnNewerNode },
  vitest('postgres', 'server on PostgreSQL', ['server-postgres'], ['server']),
  { name: 'resilience', title: 'servers that are killed, stopped and overloaded', run: resilience },
  {
    name: 'generated',
    title: 'a feature that the generator writes, without our modules',
    run: checkGenerated,
    canOverlap: true,
  },
  {
    name: 'created',
    title: 'a product with the packed platform, created in an empty folder',
    run: checkCreated,
    canOverlap: true,
  },
  {
    name: 'upgraded',
    title: 'a product of the last version, upgraded, with its database',
    run: checkUpgraded,
    canOverlap: true,
  },
  { name: 'guides', title: 'guides, followed in a copy of the checkout', run: () => checkGuides() },
  { name: 'console', title: 'console in a browser', run: consoleInBrowser },
  { name: 'e2e', title: 'end to end: Node server and static demo', run: endToEnd },
]

/** Steps that run only where they are named: they depend on the machine, or take long. */
export const namedSteps = [{ name: 'pictures', title: 'pictures of the documentation', run: checkPictures }]

function script(name, title, file, option) {
  const argsOf = (options) => [resolve(root, 'scripts', file), ...options]
  return program(name, title, argsOf, { showWhenGood: true, option })
}

function vitest(name, title, projects, parts = projects) {
  return { name, title, run: () => runVitest(name, projects, { parts }) }
}

async function consoleInBrowser() {
  const projects = ['console', 'console-isolated', 'console-fields']
  // Warnings of the build for development are looked for in the pages of a created product, and in all by `npm run test:long`.
  const env = { REACT_BUILD: process.env.REACT_BUILD ?? 'production' }
  const first = await runVitest('console', projects, { parts: ['console', 'ui'], env })
  return withSecondChance(first, (file) => runVitest('console-alone', projects, { files: [file], env }))
}

async function serverOnNewerNode() {
  const { path, reason } = await nodeWithSqlite()
  const missing = engineTests.filter((test) => !existsSync(resolve(root, test)))
  if (missing.length > 0)
    return crashed(`${missing.join(', ')} is not there: correct "engineTests" in scripts/lib/steps.mjs`)
  if (path) return runVitest('node-sqlite', ['server-sqlite'], { parts: ['server'], node: path, files: engineTests })
  console.log(`Skipped: ${reason}.`)
  return { passed: 0, failed: 0, skipped: 1, reasons: [] }
}

async function resilience() {
  await ensureBuilt('app')
  return runVitest('resilience', ['resilience'], { parts: ['resilience'] })
}

async function endToEnd() {
  await ensureBuilt('app')
  await ensureBuilt('demo')
  const first = await runPlaywright('e2e', [], ['node', 'demo'])
  return withSecondChance(first, (file, projects) => {
    const pattern = `${file.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`
    // The traces of the first run stay.
    const output = '--output=../test-results/e2e-alone'
    return runPlaywright('e2e-alone', [pattern, output, ...projects.map((name) => `--project=${name}`)])
  })
}

function runPlaywright(name, more, parts) {
  const file = reportFile(name)
  const args = [toolPath('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...more]
  const options = { cwd: resolve(root, 'e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }
  return runTests(process.execPath, args, { kind: 'playwright', file, parts, options })
}
