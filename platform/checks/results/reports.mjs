import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Returns the result of a test run, read from the runner's JSON report: `{ passed, failed, skipped, reasons, tests, errors }`.
 * `tests` has a `{ file, part, outcome, error }` for each test and for each file that could not be run, `errors` what failed besides.
 * A run is only good when it says so in every way: a report, tests in each part of it, and exit code 0. With `mayBeEmpty` a report without a test is
 * good, too: the result then has `isEmpty`.
 */
export function readReport(kind, file, { code, parts = [], mayBeEmpty = false }) {
  const report = parsed(file)
  if (!report) return crashed('the runner ended without a report')
  const { tests, errors } = kind === 'playwright' ? playwrightTests(report) : vitestTests(report)
  const ran = tests.filter(({ outcome }) => outcome !== 'skipped')
  for (const part of parts) if (!ran.some((one) => one.part === part)) errors.push(`${part} ran no test`)
  const isRed = errors.length > 0 || ran.some(({ outcome }) => outcome === 'failed')
  const isEmpty = mayBeEmpty && code === 0 && tests.length === 0 && errors.length === 0
  if (isEmpty) return { ...resultOf([], []), isEmpty }
  if (ran.length === 0) errors.push('no test ran')
  if (code !== 0 && !isRed) errors.push(`the runner ended with exit code ${code}`)
  return resultOf(tests, errors)
}

/** Counts tests, and the errors of their run as failed ones. */
export function resultOf(tests, errors) {
  const count = (outcome) => tests.filter((one) => one.outcome === outcome).length
  const reasons = [...errors, ...tests.flatMap(({ error }) => error ?? [])]
  return { passed: count('passed'), failed: reasons.length, skipped: count('skipped'), reasons, tests, errors }
}

/** The result of a runner that could not do its work. */
export function crashed(reason) {
  return resultOf([], [reason])
}

/** Names the files that failed and then passed, one a line. */
export const flakyLines = (files) => files.map((file) => `flaky: ${file} (passed when run alone)`).join('\n')

/** How long each step took, one a line: the names on the left, the times below one another on the right. */
export function timeTable(steps) {
  const widest = (key) => Math.max(...steps.map((step) => step[key].length))
  const [names, times] = [widest('name'), widest('time')]
  return steps.map(({ name, time }) => `${name.padEnd(names)}  ${time.padStart(times)}`).join('\n')
}

function parsed(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

function vitestTests({ testResults, unhandledErrors = [] }) {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const of = { file: name, part: vitestPart(name) }
    const own = assertionResults.map(({ status: outcome, fullName, failureMessages = [] }) => {
      if (outcome === 'failed') return { ...of, outcome, error: withReason(fullName, failureMessages[0]) }
      return { ...of, outcome: outcome === 'passed' ? outcome : 'skipped' }
    })
    const isBroken = status === 'failed' && own.every(({ outcome }) => outcome !== 'failed')
    const broken = { ...of, outcome: 'failed', error: `${name}: ${message || 'the file could not be run'}` }
    return isBroken ? [...own, broken] : own
  })
  return { tests, errors: unhandledErrors.map((message) => withReason('an error outside of the tests', message)) }
}

/** The colours of a terminal. */
// oxlint-disable-next-line no-control-regex -- that is what they begin with.
const colour = /\u001b\[[\d;]*m/g

// The end of a log is all that some places keep of a run, so it says what was expected too.
function withReason(name, message) {
  const lines = (message ?? '').replace(colour, '').split('\n')
  const reason = lines.filter((line) => line.trim() && !/^\s+at /.test(line)).slice(0, 12)
  return [name, ...reason.map((line) => `  ${line}`)].join('\n')
}

// A part of a Vitest run is the top folder that the test file lies in.
function vitestPart(file) {
  const path = file.replaceAll('\\', '/')
  if (path.includes('/tests/resilience/')) return 'resilience'
  return /\/(contract|scripts|server|console|ui)\/(?:src|test|lib|[^/]+$)/.exec(path)?.[1]
}

function playwrightTests({ config, suites, errors }) {
  const tests = suites.flatMap(testsOf).map(({ title, file, status, projectName: part, results = [] }) => {
    const of = { file: resolve(config.rootDir, file), part }
    if (status === 'skipped') return { ...of, outcome: 'skipped' }
    if (status === 'expected') return { ...of, outcome: 'passed' }
    const message = results.findLast((one) => one.error)?.error.message
    return { ...of, outcome: 'failed', error: withReason(`[${part}] ${title}`, message) }
  })
  return { tests, errors: errors.map(({ message }) => message) }
}

function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) => tests.map((one) => ({ ...one, title, file })))
  return [...suites.flatMap(testsOf), ...own]
}
