import { join } from 'node:path'
import { crashed, readReport } from '../../platform/checks/results/reports.mjs'
import { run, since } from '../../platform/commands/lib/run.mjs'
import { typeOptions } from '../../platform/checks/type-options.mjs'

const tool = (path) => join('node_modules', path)

/** The checks that a copy of the checkout is put through, by the names that they have in `npm run check`. */
export const checks = {
  format: [tool('oxfmt/bin/oxfmt'), '--check'],
  lint: [tool('oxlint/bin/oxlint'), '--deny-warnings', 'modules'],
  types: [tool('typescript-7/bin/tsc'), ...typeOptions],
  boundaries: ['scripts/boundaries.mjs'],
  unused: [tool('knip/bin/knip.js'), '--no-progress'],
}

const good = { passed: 1, failed: 0, skipped: 0, reasons: [] }

/** Runs steps in their order and prints each with its time. Ends at a failed one that is `needed`. Returns a result as the steps of the check have it. */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0, reasons: [] }
  for (const { name, run: runOne, isNeeded } of steps) {
    const start = performance.now()
    const result = await runOne()
    console.log(`  ${result.failed > 0 ? '✗' : '✓'} ${name} (${since(start)})`)
    for (const key of ['passed', 'failed', 'skipped']) total[key] += result[key]
    total.reasons.push(...result.reasons.map((error) => `${name}: ${error}`))
    if (result.failed > 0 && isNeeded) break
  }
  return total
}

/** Runs a program of Node in a copy. Its output is printed where it fails. */
export async function quiet(folder, args) {
  const { code, output } = await run(process.execPath, args, { cwd: folder, capture: true, timeout: 300_000 })
  if (code === 0) return good
  console.log(output.trim())
  return crashed('see its output above')
}

/** Calls a function that throws where it fails. */
export async function attempt(body) {
  try {
    await body()
    return good
  } catch (error) {
    console.log(error)
    return crashed('see its output above')
  }
}

/** Runs test files of one project in a copy; of their tests those whose names match `only`. */
export async function runTests(folder, name, project, files, only) {
  const file = join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = only === undefined ? [] : [`--testNamePattern=${only}`]
  const args = [tool('vitest/vitest.mjs'), 'run', ...files, `--project=${project}`, ...chosen, ...reporters]
  const { code, output } = await run(process.execPath, args, { cwd: folder, capture: true, timeout: 600_000 })
  const result = readReport('vitest', file, { code })
  if (result.failed > 0) console.log(output.trim())
  return result
}
