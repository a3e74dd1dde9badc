import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLog } from './logger'

const written: string[] = []
vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(written.push(String(text))))
afterEach(() => written.splice(0))

const hostile = 'a\n{"level":"error"}\r\u001b[2J\u0085\u2028\u2029end'

describe('a line of JSON', () => {
  test('keeps the value of a field, and its own time, level and event', async () => {
    createLog('warn', 'json')('error', 'broken', { level: 'info', time: 'never', event: 'fine', userId: 3 })
    await new Promise(setImmediate)
    expect(JSON.parse(written.join(''))).toEqual({
      time: expect.stringMatching(/^\d{4}-/),
      level: 'error',
      event: 'broken',
      'field.level': 'info',
      'field.time': 'never',
      'field.event': 'fine',
      userId: 3,
    })
  })

  test('is one line whatever a field holds, and has the same value when it is read', async () => {
    createLog('info', 'json')('info', 'request', { path: hostile })
    await new Promise(setImmediate)
    const text = written.join('')
    expect(text.trimEnd()).toMatch(/^[\x20-\x7e]+$/)
    expect(JSON.parse(text)).toMatchObject({ path: hostile })
  })
})

describe('a line of text', () => {
  test('has the fields that there are, with quotes where a value needs them', async () => {
    createLog('info', 'text')('info', 'request', { path: '/api', status: 200, userId: undefined, error: 'a "b"' })
    await new Promise(setImmediate)
    expect(written.join('')).toMatch(/^\d{4}-\S+ info  request path=\/api status=200 error="a \\"b\\""\n$/)
  })

  test('has a value of several lines indented below, so that none looks like a line of its own', async () => {
    createLog('info', 'text')('error', 'request failed', { error: hostile })
    await new Promise(setImmediate)
    const [first, ...rest] = written.join('').trimEnd().split('\n')
    expect(first).toMatch(/^\d{4}-\S+ error request failed$/)
    expect(rest).toEqual(['  error:', '    a', String.raw`    {"level":"error"}\u000d\u001b[2J\u0085\u2028\u2029end`])
  })
})

test('without a format, what is no terminal gets JSON', async () => {
  createLog('info')('info', 'started', {})
  await new Promise(setImmediate)
  expect(JSON.parse(written.join(''))).toMatchObject({ event: 'started' })
})
