import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBuilt } from '../commands/build.mjs'
import { platformFolder, root, run, toolPath } from '../commands/lib/run.mjs'
import { crashed, readReport } from './results/reports.mjs'
import { withSecondRun } from './results/second-run.mjs'

const minutes = 60_000
const good = { passed: 1, failed: 0, skipped: 0, reasons: [] }

/**
 * Returns the step of a program of Node whose exit code says whether it is good. `argsOf` returns its path and its arguments. The output is printed when it
 * fails; with `showWhenGood` in any case. `envOf` returns variables of its environment, `arrange` what is printed of its output.
 */
export function program(name, title, argsOf, { showWhenGood = false, option, envOf, arrange = String } = {}) {
  const runIt = async (options = []) => {
    const settings = { env: envOf?.(), capture: true, timeout: 10 * minutes }
    const { code, output } = await run(process.execPath, argsOf(options), settings)
    const text = arrange(output.trim())
    if (text && (code !== 0 || showWhenGood)) console.log(text)
    return code === 0 ? good : crashed('see its output above')
  }
  return { name, title, option, run: runIt, canOverlap: true }
}

/** Returns the step that builds `targets`, `app` and `demo`, unless nothing has changed. */
export function build(title, targets) {
  const runIt = async () => {
    try {
      await Promise.all(targets.map((target) => ensureBuilt(target)))
      return good
    } catch (error) {
      console.error(error.message)
      return crashed('the build failed')
    }
  }
  return { name: 'build', title, run: runIt }
}

/** The arguments of Vitest that a product without a configuration of its own needs. */
const configArgs = () =>
  existsSync(resolve(root, 'vitest.config.ts'))
    ? []
    : [`--root=${root}`, `--config=${resolve(platformFolder, 'testing/vitest.config.ts')}`]

/**
 * Runs projects of Vitest and returns their result. `parts` are those that must have run a test, see `readReport`; with `mayBeEmpty` there may be no test at
 * all. `node` is the Node that runs them, with `env` besides its environment; `files` are those that run of the projects, all by default.
 */
export function runVitest(name, projects, { parts, mayBeEmpty, node = process.execPath, env = {}, files = [] } = {}) {
  const file = reportFile(name)
  const args = [
    toolPath('vitest/vitest.mjs'),
    'run',
    ...files,
    ...configArgs(),
    ...projects.map((project) => `--project=${project}`),
    ...(mayBeEmpty ? ['--passWithNoTests'] : []),
    '--reporter=default',
    `--reporter=${resolve(platformFolder, 'checks/results/errors-reporter.mjs')}`,
    `--outputFile.json=${file}`,
  ]
  return runTests(node, args, { kind: 'vitest', file, parts, mayBeEmpty, options: { env } })
}

/**
 * Runs a runner of tests and returns the result that its report in `file` has; `kind`, `parts` and `mayBeEmpty` are those of `readReport`, `options` those of
 * `run`.
 */
export async function runTests(node, args, { kind, file, parts, mayBeEmpty, options = {} }) {
  rmSync(file, { force: true })
  const { code, timedOut } = await run(node, args, { ...options, timeout: 45 * minutes })
  // A report that a runner writes while it is ended says nothing about what it did not come to.
  return timedOut ? crashed('the runner did not end in time') : readReport(kind, file, { code, parts, mayBeEmpty })
}

/** Returns the file of a runner's report, in a folder that is there. */
export function reportFile(name) {
  const folder = resolve(root, 'test-results/reports')
  mkdirSync(folder, { recursive: true })
  return resolve(folder, `${name}.json`)
}

/** How many files of browser tests may still run a second time in this run of the check. */
let secondRuns = 3

/** Runs failed files of browser tests once more, see `withSecondRun`, as long as they are few in the whole run. */
export async function withSecondChance(first, runAlone) {
  const result = await withSecondRun(first, secondRuns, runAlone)
  secondRuns -= result.flaky.length
  return result
}
