import { describe, expect, test } from 'vitest'
import type { HandledRequest } from '#server/call/monitoring/monitoring'
import { createTraffic, durationOf, minuteMillis } from './traffic'

const request = (over: Partial<HandledRequest> = {}): HandledRequest => ({
  requestId: 'id',
  method: 'GET',
  route: '/api/post/list',
  path: '/api/post/list',
  status: 200,
  millis: 4,
  address: '203.0.113.7',
  ...over,
})

describe('the calls of a minute', () => {
  test('are counted by how long they took, the slowest and the failed ones by name', () => {
    const traffic = createTraffic('one')
    for (const millis of [4, 30, 700, 20_000]) traffic.record(request({ millis, requestId: `took ${millis}` }), 90_000)
    traffic.record(request({ status: 500, error: 'server.failed', requestId: 'failed' }), 91_000)
    traffic.record(request({ status: 404, error: 'record.notFound' }), 92_000)
    const [minute, ...others] = traffic.minutes()
    expect(others).toEqual([])
    expect(minute).toMatchObject({ minute: minuteMillis, requests: 6, errors: 1 })
    expect(minute!.durations).toEqual([3, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1])
    expect(minute!.slow.map(({ millis }) => millis)).toEqual([20_000, 700, 30, 4, 4])
    expect(minute!.failed).toEqual([
      {
        at: '1970-01-01T00:01:31.000Z',
        endpoint: 'GET /api/post/list',
        requestId: 'failed',
        status: 500,
        code: 'server.failed',
      },
    ])
  })

  test('hold an address that is no endpoint in short', () => {
    const traffic = createTraffic('one')
    traffic.record(request({ route: undefined, path: `/api/${'x'.repeat(5000)}` }), 0)
    expect(traffic.minutes()[0]!.slow[0]!.endpoint).toHaveLength(104)
  })

  test('keep a limited number of calls, whatever comes', () => {
    const traffic = createTraffic('one')
    for (let n = 0; n < 1000; n++) traffic.record(request({ millis: n, status: 500, requestId: String(n) }), 0)
    const [minute] = traffic.minutes()
    expect(minute!.slow.map(({ millis }) => millis)).toEqual([999, 998, 997, 996, 995])
    expect(minute!.failed).toHaveLength(20)
    expect(minute!.failed.at(-1)!.requestId).toBe('999')
  })

  test('of more than a day that nobody stored lose the oldest', () => {
    const traffic = createTraffic('one')
    for (let minute = 0; minute < 2000; minute++) traffic.record(request(), minute * minuteMillis)
    expect(traffic.minutes()).toHaveLength(1440)
    expect(traffic.minutes().at(-1)!.minute).toBe(1999 * minuteMillis)
  })

  test('go on in the last one when the clock is set back', () => {
    const traffic = createTraffic('one')
    traffic.record(request(), 5 * minuteMillis)
    traffic.record(request(), 2 * minuteMillis)
    expect(traffic.minutes()).toMatchObject([{ minute: 5 * minuteMillis, requests: 2 }])
  })
})

describe('how long a share of calls took', () => {
  test.each([
    ['no call', [], 0.95, null],
    ['all within the first bucket', [10], 0.5, 2.5],
    ['some in a later one', [90, 0, 10], 0.95, 17.5],
    ['longer than the last bound', [...Array.from({ length: 11 }, () => 0), 3], 0.5, 10_000],
  ])('%s', (_, durations, share, expected) => {
    expect(durationOf(durations, share)).toBe(expected)
  })
})
