import { describe, expect, test } from 'vitest'
import { readTraceParent } from './trace-parent'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

describe('a traceparent', () => {
  test('names the trace, the span and whether it is sampled', () => {
    const header = `00-${traceId}-${spanId}-01`
    expect(readTraceParent(header)).toEqual({ header, traceId, spanId, isSampled: true })
    expect(readTraceParent(`00-${traceId}-${spanId}-02`)).toMatchObject({ isSampled: false })
  })

  test('of a later version may have more at its end', () => {
    expect(readTraceParent(`cc-${traceId}-${spanId}-01-what-comes`)).toMatchObject({ traceId, spanId })
  })

  test.each([
    undefined,
    '',
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId}-${spanId}-1`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}-01\n{"level":"error"}`,
    `cc-${traceId}-${spanId}-01-\u2028`,
    `cc-${traceId}-${spanId}-01-${'a'.repeat(100_000)}`,
    `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`,
  ])('%j is ignored', (header) => {
    expect(readTraceParent(header)).toBeUndefined()
  })
})
