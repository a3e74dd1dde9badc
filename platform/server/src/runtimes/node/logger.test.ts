import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from './logger'

const written: string[] = []
vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(written.push(String(text))))
afterEach(() => written.splice(0))

test('a field keeps its value, and the line its own time, level and event', async () => {
  createLog('warn')('error', 'broken', { level: 'info', time: 'never', event: 'fine', userId: 3 })
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
