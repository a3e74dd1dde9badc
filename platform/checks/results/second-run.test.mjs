import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { platformFolder, root, run, toolPath } from '../../commands/lib/run.mjs'
import { flakyLines, readReport } from './reports.mjs'
import { withSecondRun } from './second-run.mjs'

let folder
let file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-reports-'))
  file = join(folder, 'report.json')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const nameOf = (letter) => resolve(root, `platform/console/src/${letter}.test.tsx`)

/** Reads the report of a run of files, given as outcomes of their tests: `{ a: ['passed', 'failed'] }`. */
function vitestRun(files, { code = 1, parts = [], unhandledErrors = [] } = {}) {
  const testResults = Object.entries(files).map(([letter, outcomes]) => ({
    name: nameOf(letter),
    status: outcomes.includes('failed') ? 'failed' : 'passed',
    assertionResults: outcomes.map((status, at) => ({ status, fullName: `${letter}${at} ${status}` })),
  }))
  writeFileSync(file, JSON.stringify({ testResults, unhandledErrors }))
  return readReport('vitest', file, { code, parts })
}

/** Reads the report of a run of spec files, given as outcomes by project: `{ a: { node: 'expected' } }`. */
function playwrightRun(specs, { code = 1, errors = [] } = {}) {
  const suites = Object.entries(specs).map(([letter, byProject]) => {
    const of = ([projectName, status]) => ({ status, projectName })
    return { specs: [{ title: letter, file: `e2e/${letter}.spec.ts`, tests: Object.entries(byProject).map(of) }] }
  })
  writeFileSync(file, JSON.stringify({ config: { rootDir: root }, suites, errors }))
  return readReport('playwright', file, { code })
}

/** Runs the files that failed again with these results, one a file, and says which files ran. */
async function again(first, seconds, most = 3) {
  const ran = []
  const result = await withSecondRun(first, most, async (name, parts) => {
    ran.push([name, ...parts])
    return seconds.shift()()
  })
  return { ...result, ran }
}

const passes = (files) => () => vitestRun(files, { code: 0 })
const fails = (files) => () => vitestRun(files)

test('a file that fails and then passes alone counts with its second result, and is named as flaky', async () => {
  const first = vitestRun({ a: ['passed', 'failed', 'pending'], b: ['passed'] })
  const result = await again(first, [passes({ a: ['passed', 'passed', 'passed'] })])
  expect(result).toMatchObject({ passed: 4, failed: 0, skipped: 0, reasons: [] })
  expect(result.ran).toEqual([[nameOf('a'), 'console']])
  expect(flakyLines(result.flaky)).toBe('flaky: platform/console/src/a.test.tsx (passed when run alone)')
})

test('each file that fails runs alone, and one that fails again makes the run fail', async () => {
  const first = vitestRun({ a: ['failed'], b: ['failed'], c: ['passed'] })
  const result = await again(first, [passes({ a: ['passed'] }), fails({ b: ['failed'] })])
  expect(result.ran.map(([name]) => name)).toEqual([nameOf('a'), nameOf('b')])
  expect(result).toMatchObject({
    passed: 2,
    failed: 1,
    reasons: ['b0 failed'],
    flaky: ['platform/console/src/a.test.tsx'],
  })
})

test('no file runs again where more failed than may', async () => {
  const first = vitestRun({ a: ['failed'], b: ['failed'], c: ['failed'], d: ['failed', 'failed'] })
  expect(await again(first, [])).toMatchObject({ failed: 5, flaky: [], ran: [] })
  const one = vitestRun({ a: ['failed'] })
  expect(await again(one, [], 0)).toMatchObject({ failed: 1, flaky: [], ran: [] })
})

test('a file that could not be loaded runs again', async () => {
  const broken = { name: nameOf('a'), status: 'failed', message: 'no such module', assertionResults: [] }
  writeFileSync(file, JSON.stringify({ testResults: [broken] }))
  const result = await again(readReport('vitest', file, { code: 1 }), [passes({ a: ['passed', 'passed'] })])
  expect(result).toMatchObject({ passed: 2, failed: 0, flaky: ['platform/console/src/a.test.tsx'] })
})

test('no file runs again where the runner crashed, or something failed besides tests', async () => {
  rmSync(file, { force: true })
  expect(await again(readReport('vitest', file, { code: 1 }), [])).toMatchObject({ failed: 1, ran: [] })
  const thrown = vitestRun({ a: ['failed'] }, { unhandledErrors: ['Error: the page was closed'] })
  expect(await again(thrown, [])).toMatchObject({ failed: 2, ran: [] })
  const without = vitestRun({ a: ['failed'] }, { parts: ['ui'] })
  expect(await again(without, [])).toMatchObject({ failed: 2, ran: [] })
  const unserved = playwrightRun({ a: { node: 'unexpected' } }, { errors: [{ message: 'no server' }] })
  expect(await again(unserved, [])).toMatchObject({ failed: 2, ran: [] })
})

test('a second run that crashes, ends with an error or runs another file does not make the run pass', async () => {
  const first = vitestRun({ a: ['failed'], b: ['passed'] })
  const crash = () => {
    rmSync(file)
    return readReport('vitest', file, { code: 1 })
  }
  const ends = () => vitestRun({ a: ['passed'] }, { code: 1 })
  for (const second of [crash, ends, passes({ b: ['passed'] }), passes({ a: ['pending'], b: ['passed'] })]) {
    const { failed, flaky } = await again(first, [second])
    expect([failed > 0, flaky]).toEqual([true, []])
  }
})

test('a spec file runs again in the projects in which it failed, and counts as before in the others', async () => {
  const first = playwrightRun({
    a: { node: 'expected', demo: 'unexpected' },
    b: { node: 'expected', demo: 'skipped' },
  })
  const result = await again(first, [() => playwrightRun({ a: { demo: 'expected' } }, { code: 0 })])
  expect(result.ran).toEqual([[resolve(root, 'e2e/a.spec.ts'), 'demo']])
  expect(result).toMatchObject({ passed: 3, failed: 0, skipped: 1, flaky: ['e2e/a.spec.ts'] })
})

test('the report of Vitest holds what was thrown outside of the tests', { timeout: 60_000 }, async () => {
  const thrower = `test('fails', () => { setTimeout(() => { throw new Error('too late') }); expect(1).toBe(2) })
    test('waits', () => new Promise((go) => setTimeout(go, 100)))`
  writeFileSync(join(folder, 'a.test.js'), thrower)
  const reporter = resolve(platformFolder, 'checks/results/errors-reporter.mjs')
  const options = ['--globals', `--root=${folder}`, `--reporter=${reporter}`, `--outputFile.json=${file}`]
  const { code } = await run(process.execPath, [toolPath('vitest/vitest.mjs'), 'run', ...options], { capture: true })
  const { passed, failed, errors } = readReport('vitest', file, { code })
  expect({ passed, failed, errors }).toMatchObject({
    passed: 1,
    failed: 2,
    errors: [expect.stringContaining('too late')],
  })
})
