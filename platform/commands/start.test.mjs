import { expect, test } from 'vitest'
import { run } from './lib/run.mjs'

// The start of the company itself is among the journeys, which have the built server.
test('a start with a seed that does not exist names those that do', async () => {
  const { code, output } = await run(process.execPath, ['platform/commands/atrium.mjs', 'start', 'compnay'], {
    capture: true,
  })
  expect(output.trim()).toBe('There is no seed "compnay". Use npm start, or npm start and one of demo, company.')
  expect(code).toBe(1)
})
