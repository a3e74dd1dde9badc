import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sparse, whole } from './generated-resources.mjs'
import { writeAll } from './new/files.mjs'
import { crashed, readReport } from './lib/reports.mjs'
import { removeModule } from './lib/module-removal.mjs'
import { isProgram, main, root, run, since } from './lib/run.mjs'
import { copyCheckout } from './lib/scratch-copy.mjs'
import { startsBuilt } from './lib/started-server.mjs'

const tool = (path) => join('node_modules', path)

const checks = [
  { name: 'format', args: [tool('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--deny-warnings', 'modules'] },
  { name: 'types', args: [tool('typescript/bin/tsc'), '--noEmit'] },
  { name: 'boundaries', args: ['scripts/boundaries.mjs'] },
  { name: 'unused', args: [tool('knip/bin/knip.js'), '--no-progress'] },
]

/** The tests of the sparse resources are like these: their sources are checked, and of them the one whose references are all optional runs. */
const resources = ['leaf', 'thing', 'sales-order', 'line', 'lid'].map((noun) => `modules/kinds/server/${noun}/`)
const pages = 'modules/kinds/console/pages/kinds'

/** Examples that are put into pages of the generated module: of one page alone, with media, with parts that pages share, with a Worker. */
const examples = ['components/segmented/filter', 'able/music-player/lyrics', 'charts/line/traffic', 'able/excel/import']

/** Tests of the platform that read menus, modules or demo rows: they hold without the showcase. */
const platform = [
  'platform/server/src/install/modules.test.ts',
  'platform/server/src/install/seed.test.ts',
  'platform/server/src/repair',
  'platform/server/src/access/enabled-menus.test.ts',
  'platform/server/src/http/http.test.ts',
  'platform/server/src/http/openapi/document.test.ts',
  'platform/server/src/resources/dashboard',
  'platform/server/src/resources/menu',
  'platform/server/src/resources/role',
  'platform/server/src/resources/session/routers.test.ts',
  'platform/server/src/runtimes/node/host.test.ts',
]

const tests = [
  {
    name: 'server',
    project: 'server-sqlite',
    files: [...resources, 'tests/server/access.test.ts', 'platform/server/src/access/records', ...platform],
  },
  { name: 'server on PostgreSQL', project: 'server-postgres', files: resources },
  { name: 'page', project: 'console', files: [`${pages}/thing`, `${pages}/lid`] },
]

/**
 * Takes the showcase out of a copy of the checkout, generates a module there, and runs the checks, tests of both and the server. Returns a
 * result as the steps of the check have it. `keep` leaves the copy for a look.
 */
export async function checkGenerated({ keep = false } = {}) {
  // On some systems the temporary folder is a link, which Vite would follow.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-generated-'))
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  try {
    copyCheckout(folder)
    for (const { name, run: runOne } of stepsIn(folder)) {
      const start = performance.now()
      const result = await runOne()
      console.log(`  ${result.failed > 0 ? '✗' : '✓'} ${name} (${since(start)})`)
      for (const key of ['passed', 'failed', 'skipped']) total[key] += result[key]
      total.failures.push(...result.failures.map((failure) => `${name}: ${failure}`))
      // Nothing else can be checked.
      if (result.failed > 0 && ['take the showcase away', 'generate'].includes(name)) break
    }
    return total
  } finally {
    if (keep) console.log(`The copy is in ${folder}.`)
    else rmSync(folder, { recursive: true })
  }
}

const stepsIn = (folder) => [
  { name: 'take the showcase away', run: async () => (removeModule(folder, 'showcase'), good) },
  // Before there is a module that could use what only the showcase used. The other checks find the same after it, too.
  { name: 'unused without the showcase', run: () => quiet(folder, checks.at(-1).args) },
  { name: 'start without the showcase', run: () => starts(folder) },
  { name: 'generate', run: () => generate(folder) },
  ...checks.map(({ name, args }) => ({ name, run: () => quiet(folder, args) })),
  ...tests.map(({ name, project, files }) => ({ name, run: () => runTests(folder, name, project, files) })),
]

const good = { passed: 1, failed: 0, skipped: 0, failures: [] }

async function quiet(folder, args) {
  const { code, output } = await run(process.execPath, args, { cwd: folder, capture: true, timeout: 300_000 })
  if (code === 0) return good
  console.log(output.trim())
  return crashed('see its output above')
}

async function starts(folder) {
  try {
    await startsBuilt(folder)
    return good
  } catch (error) {
    console.log(error)
    return crashed('see its output above')
  }
}

async function generate(folder) {
  for (const args of whole) {
    const result = await quiet(folder, ['scripts/new.mjs', 'resource', ...args])
    if (result.failed > 0) return result
  }
  try {
    await generateSparse(folder)
    // From this checkout, since the copy has no showcase any more.
    const { exampleChanges } = await import(pathToFileURL(join(root, 'modules/showcase/scripts/example-page.mjs')).href)
    for (const example of examples)
      await writeAll(exampleChanges(`kinds/${example.split('/').at(-1)}`, example, folder), folder)
    return good
  } catch (error) {
    console.log(error)
    return crashed('see its output above')
  }
}

/** In this process: a process for each would take twenty seconds. None of these refers to another of them. */
async function generateSparse(folder) {
  const load = (file) => import(pathToFileURL(join(folder, 'scripts/new', file)).href)
  const [{ resourceChanges }, { readContract }, { writeAll }] = [
    await load('resource.mjs'),
    await load('project.mjs'),
    await load('files.mjs'),
  ]
  const contract = await readContract()
  for (const resource of sparse) await writeAll(resourceChanges(resource, contract))
}

async function runTests(folder, name, project, files) {
  const file = join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = [tool('vitest/vitest.mjs'), 'run', ...files, `--project=${project}`, ...reporters]
  const { code, output } = await run(process.execPath, args, { cwd: folder, capture: true, timeout: 600_000 })
  const result = readReport('vitest', file, { code })
  if (result.failed > 0) console.log(output.trim())
  return result
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const { passed, failed } = await checkGenerated({ keep: process.argv.includes('--keep') })
    console.log(`\n${passed} passed, ${failed} failed`)
    if (failed > 0) process.exitCode = 1
  })
}
