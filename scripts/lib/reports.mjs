import { existsSync, readFileSync } from 'node:fs'

/**
 * Returns the result of a test run: `{ passed, failed, skipped, failures }`, read from the runner's JSON report.
 * A run is only good when it says so in every way: a report, tests in each part of it, and exit code 0.
 */
export function readReport(kind, file, { code, parts = [] }) {
  const report = parsed(file)
  if (!report) return crashed('the runner ended without a report')
  const result = kind === 'playwright' ? playwrightResult(report) : vitestResult(report)
  for (const part of parts) if (!result.ran.has(part)) addFailure(result, `${part} ran no test`)
  if (result.passed + result.failed === 0) addFailure(result, 'no test ran')
  if (code !== 0 && result.failed === 0) addFailure(result, `the runner ended with exit code ${code}`)
  return result
}

/** The result of a runner that could not do its work. */
export function crashed(reason) {
  return { passed: 0, failed: 1, skipped: 0, failures: [reason], ran: new Set() }
}

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

function addFailure(result, reason) {
  result.failed += 1
  result.failures.push(reason)
}

const empty = () => ({ passed: 0, failed: 0, skipped: 0, failures: [], ran: new Set() })

function vitestResult({ testResults }) {
  const result = empty()
  for (const { name, status, message, assertionResults } of testResults) {
    for (const { status: outcome, fullName, failureMessages = [] } of assertionResults) {
      if (outcome === 'passed') result.passed += 1
      else if (outcome === 'failed') addFailure(result, withReason(fullName, failureMessages[0]))
      else result.skipped += 1
      if (outcome === 'passed' || outcome === 'failed') result.ran.add(vitestPart(name))
    }
    const broken = status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
    if (broken) addFailure(result, `${name}: ${message || 'the file could not be run'}`)
  }
  return result
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
  return /\/(contract|scripts|server|console|ui)\/(?:src|test|faults|lib|[^/]+$)/.exec(file.replaceAll('\\', '/'))?.[1]
}

function playwrightResult({ suites, errors }) {
  const result = empty()
  for (const { message } of errors) addFailure(result, message)
  for (const { title, status, projectName, results = [] } of suites.flatMap(testsOf)) {
    const message = results.findLast((one) => one.error)?.error.message
    if (status === 'skipped') {
      result.skipped += 1
      continue
    }
    result.ran.add(projectName)
    if (status === 'expected') result.passed += 1
    else addFailure(result, withReason(`[${projectName}] ${title}`, message))
  }
  return result
}

function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((one) => ({ ...one, title })))
  return [...suites.flatMap(testsOf), ...own]
}
