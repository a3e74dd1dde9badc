import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openTracing } from './tracing'

const lines: unknown[][] = []
const log = (...line: unknown[]) => void lines.push(line)
afterEach(() => lines.splice(0))

/** A file beside which nothing is installed. */
const elsewhere = join(tmpdir(), 'elsewhere', 'server.js')

test('where the packages are missing, the log says how to install them, and no trace is sent', () => {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  expect(openTracing(environment, 'office', log, elsewhere)).toBeUndefined()
  expect(lines).toEqual([
    [
      'warn',
      'no traces are sent',
      {
        error: expect.stringContaining("Cannot find module '@opentelemetry/api'"),
        advice: expect.stringMatching(/^OTEL_EXPORTER_OTLP_ENDPOINT needs .* Run "npm install @opentelemetry\/api@/),
      },
    ],
  ])
})

test.each([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, { OTEL_EXPORTER_OTLP_ENDPOINT: 'x', OTEL_SDK_DISABLED: 'true' }])(
  'with %j nothing is loaded and nothing said',
  (environment) => {
    expect(openTracing(environment, 'office', log, elsewhere)).toBeUndefined()
    expect(lines).toEqual([])
  },
)
