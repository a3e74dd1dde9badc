import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashed, readReport } from './lib/reports.mjs'
import { isProgram, main, run, since } from './lib/run.mjs'
import { copyCheckout } from './lib/scratch-copy.mjs'

/** What is generated: a module with every kind of field, each as plain, optional and unique as it can be, and references to and from it. */
export const resources = [
  ['kinds/leaf', '--fields', 'mail:email, level:int unique'],
  [
    'kinds/thing',
    '--scope',
    'dept',
    '--fields',
    `name:text, code:text 6 unique, serial:int unique, word:text optional, area:ref system/dept, owner:ref system/user optional,
    post:ref system/post, leaf:ref kinds/leaf, spare:ref kinds/leaf optional, amount:int optional, cost:money optional, price:money,
    weight:decimal 3, height:decimal optional, day:date, night:date optional, seen:datetime, checked:datetime optional,
    mail:email unique optional, tel:phone, fax:phone unique optional, site:url unique optional, tint:colour optional, tone:colour, picture:image,
    note:multiline optional, about:multiline, kind:dict kinds_sort, sex:dict sys_user_sex optional, status, active:status`,
  ],
  [
    'kinds/sales-order',
    '--title',
    '订单|Sales order',
    '--fields',
    'title:text, first:ref kinds/thing, second:ref kinds/thing optional',
  ],
  // In scope by an order, which is in scope by a thing.
  ['kinds/line', '--fields', 'name:text, sale:ref kinds/sales-order, owner:ref system/user optional'],
]

const tool = (path) => join('node_modules', path)

const checks = [
  { name: 'format', args: [tool('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'lint', args: [tool('oxlint/bin/oxlint'), '--deny-warnings', 'modules'] },
  { name: 'types', args: [tool('typescript/bin/tsc'), '--noEmit'] },
  { name: 'boundaries', args: ['scripts/boundaries.mjs'] },
  { name: 'unused', args: [tool('knip/bin/knip.js'), '--no-progress'] },
]

const pages = 'modules/kinds/console/pages/kinds'
const tests = [
  {
    name: 'server',
    project: 'server-sqlite',
    files: ['modules/kinds/server', 'server/test/access.test.ts', 'server/src/access/records'],
  },
  { name: 'page', project: 'console', files: [`${pages}/thing`] },
]

/**
 * Generates a module in a copy of the checkout and runs its checks and tests there. Answers a result as the steps of the check
 * have it. `keep` leaves the copy for a look.
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
      // Without the module nothing else can be checked.
      if (result.failed > 0 && name === 'generate') break
    }
    return total
  } finally {
    if (keep) console.log(`The copy is in ${folder}.`)
    else rmSync(folder, { recursive: true })
  }
}

const stepsIn = (folder) => [
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

async function generate(folder) {
  for (const args of resources) {
    const result = await quiet(folder, ['scripts/new.mjs', 'resource', ...args])
    if (result.failed > 0) return result
  }
  return good
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
