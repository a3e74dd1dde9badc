import { join } from 'node:path'
import { readReport } from '../../platform/checks/results/reports.mjs'
import { run, since } from '../../platform/commands/lib/run.mjs'
import { typeOptions } from '../../platform/checks/type-options.mjs'

const tool = (path) => join('node_modules', path)

/** The static checks that a guide may name: those that all guides together can pass. */
const checks = {
  format: [tool('oxfmt/bin/oxfmt'), '--check'],
  types: [tool('typescript-7/bin/tsc'), ...typeOptions],
  boundaries: ['scripts/boundaries.mjs'],
}

/**
 * Checks what guides made in one copy, whether they say so or not, and runs the tests that they name: each once, since a check of types takes longer
 * than most guides. Resolves to the errors.
 */
export async function checkTogether(guides, { folder }) {
  const steps = guides.flatMap(({ file, steps }) => steps.map((step) => ({ ...step, at: `${file}:${step.line}` })))
  const unknown = steps.flatMap(({ at, names = [] }) =>
    names.filter((name) => !checks[name]).map((name) => `${at}: guides do not run the check ${name}.`),
  )
  const tests = steps.filter(({ kind }) => kind === 'test')
  const testing = async () => {
    const reasons = []
    for (const project of new Set(tests.map((test) => test.project)))
      reasons.push(
        ...(await runTests(
          folder,
          project,
          tests.filter((test) => test.project === project),
        )),
      )
    return reasons
  }
  const checking = async () => {
    const reasons = []
    for (const [name, args] of Object.entries(checks)) reasons.push(...(await runCheck(folder, name, args)))
    return reasons
  }
  return [...unknown, ...(await Promise.all([checking(), testing()])).flat()]
}

async function runCheck(folder, name, args) {
  const start = performance.now()
  const { code, output } = await run(process.execPath, args, { cwd: folder, capture: true, timeout: 300_000 })
  console.log(`  ${code === 0 ? '✓' : '✗'} ${name} of all guides (${since(start)})`)
  return code === 0 ? [] : [`${name} of what the guides made:\n${output.trim()}`]
}

async function runTests(folder, project, named) {
  const start = performance.now()
  const report = join(folder, 'test-results', `guides-${project}.json`)
  const files = named.flatMap((step) => step.files)
  const args = [
    tool('vitest/vitest.mjs'),
    'run',
    ...files,
    `--project=${project}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const { code, output } = await run(process.execPath, args, { cwd: folder, capture: true, timeout: 300_000 })
  const { failed, reasons } = readReport('vitest', report, { code })
  console.log(`  ${failed === 0 ? '✓' : '✗'} ${project} (${since(start)})`)
  if (failed === 0) return []
  return [`${named.map(({ at }) => at).join(', ')}: tests failed:\n${[...reasons, output.trim()].join('\n')}`]
}
