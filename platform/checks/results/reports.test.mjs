import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readReport, timeTable } from './reports.mjs'

let folder
let file
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-reports-'))
  file = join(folder, 'report.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

function vitestReport(...outcomes) {
  const assertionResults = outcomes.map((status) => ({ status, fullName: `a test that ${status}` }))
  const status = outcomes.includes('failed') ? 'failed' : 'passed'
  writeFileSync(
    file,
    JSON.stringify({ testResults: [{ name: '/repo/server/src/a.test.ts', status, assertionResults }] }),
  )
}

test('passed, failed and skipped tests are counted', () => {
  vitestReport('passed', 'passed', 'failed', 'pending')
  expect(readReport('vitest', file, { code: 1, parts: ['server'] })).toMatchObject({ passed: 2, failed: 1, skipped: 1 })
})

test('a run without a report has failed', () => {
  expect(readReport('vitest', file, { code: 0 })).toMatchObject({ passed: 0, failed: 1 })
})

test('a run that reports success and ends with an error has failed', () => {
  vitestReport('passed')
  expect(readReport('vitest', file, { code: 1 })).toMatchObject({ passed: 1, failed: 1 })
})

test('a run of no tests has failed, and so has one in which a part ran none', () => {
  vitestReport()
  expect(readReport('vitest', file, { code: 0 })).toMatchObject({ passed: 0, failed: 1 })
  vitestReport('passed')
  expect(readReport('vitest', file, { code: 0, parts: ['server', 'ui'] })).toMatchObject({ passed: 1, failed: 1 })
})

test('a part may have all of its tests in folders', () => {
  const assertionResults = [{ status: 'passed', fullName: 'a test' }]
  const name = '/repo/tests/resilience/files/files.test.ts'
  writeFileSync(file, JSON.stringify({ testResults: [{ name, status: 'passed', assertionResults }] }))
  expect(readReport('vitest', file, { code: 0, parts: ['resilience'] })).toMatchObject({ passed: 1, failed: 0 })
})

test('a run that may be empty is good without a test, and not where it could not run', () => {
  vitestReport()
  expect(readReport('vitest', file, { code: 0, mayBeEmpty: true })).toMatchObject({ failed: 0, isEmpty: true })
  expect(readReport('vitest', file, { code: 1, mayBeEmpty: true }).failed).toBeGreaterThan(0)
  vitestReport('pending')
  expect(readReport('vitest', file, { code: 0, mayBeEmpty: true })).toMatchObject({ failed: 1, skipped: 1 })
})

test('a test file that could not be loaded has failed', () => {
  const broken = {
    name: '/repo/server/src/b.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  }
  writeFileSync(file, JSON.stringify({ testResults: [broken] }))
  expect(readReport('vitest', file, { code: 1 })).toMatchObject({ passed: 0, failed: 1 })
})

test("a browser run's tests are counted per project, a flaky one as failed", () => {
  const tests = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({ status, projectName: 'node' }))
  writeFileSync(
    file,
    JSON.stringify({
      config: { rootDir: '/repo' },
      suites: [{ suites: [{ specs: [{ title: 'signs in', file: 'a.spec.ts', tests }] }] }],
      errors: [],
    }),
  )
  const result = readReport('playwright', file, { code: 1, parts: ['node'] })
  expect(result).toMatchObject({ passed: 1, failed: 2, skipped: 1 })
})

test('an error is named with the reason, without colours and stack', () => {
  const message = 'AssertionError: expected \u001b[31m1\u001b[39m to be 2\n\n- 2\n+ 1\n    at /repo/a.test.ts:3:5'
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: [message] }
  const results = [{ name: '/repo/server/src/a.test.ts', status: 'failed', assertionResults: [failed] }]
  writeFileSync(file, JSON.stringify({ testResults: results }))
  const lines = ['adds up', '  AssertionError: expected 1 to be 2', '  - 2', '  + 1']
  expect(readReport('vitest', file, { code: 1 }).reasons).toEqual([lines.join('\n')])

  const unexpected = { status: 'unexpected', projectName: 'node', results: [{ error: { message } }] }
  const specs = [{ title: 'adds up', file: 'a.spec.ts', tests: [unexpected] }]
  writeFileSync(file, JSON.stringify({ config: { rootDir: '/repo' }, suites: [{ specs }], errors: [] }))
  expect(readReport('playwright', file, { code: 1 }).reasons).toEqual([`[node] ${lines.join('\n')}`])
})

test('the times of the steps are aligned', () => {
  const steps = [
    { name: 'lint', time: '1.0 s' },
    { name: 'console', time: '120.5 s' },
  ]
  expect(timeTable(steps)).toBe(['lint       1.0 s', 'console  120.5 s'].join('\n'))
})
