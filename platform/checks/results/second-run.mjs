import { relative } from 'node:path'
import { root } from '../../commands/lib/run.mjs'
import { resultOf } from './reports.mjs'

/**
 * Runs each test file that failed once more, alone, and puts its second result in place of the first. Those that pass then are named by
 * `flaky`, as paths from the root. Returns `first` as it is where more than `most` files failed, or where something failed besides tests:
 * a runner that crashed has shown nothing about its files.
 * `runAlone(file, parts)` runs a file in the parts of the run in which it failed, and resolves to the result.
 */
export async function withSecondRun(first, most, runAlone) {
  const failed = first.tests.filter(({ outcome }) => outcome === 'failed')
  const files = [...new Set(failed.map(({ file }) => file))]
  if (first.errors.length > 0 || files.length === 0 || files.length > most) return { ...first, flaky: [] }
  let result = first
  const flaky = []
  for (const file of files) {
    const parts = [...new Set(failed.filter((one) => one.file === file).map(({ part }) => part))]
    const isOf = (one) => one.file === file && parts.includes(one.part)
    const name = relative(root, file)
    console.log(`\n${name} failed: it runs once more, alone.`)
    const second = await runAlone(file, parts)
    const tests = second.tests.filter(isOf)
    const hasRun = tests.some(({ outcome }) => outcome !== 'skipped')
    const errors = hasRun ? second.errors : [...second.errors, `${name} ran no test when it ran alone`]
    if (resultOf(tests, errors).failed === 0) flaky.push(name)
    result = resultOf([...result.tests.filter((one) => !isOf(one)), ...tests], [...result.errors, ...errors])
  }
  return { ...result, flaky }
}
