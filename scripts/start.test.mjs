import { expect, test } from 'vitest'
import { run } from './lib/run.mjs'

// The start of the company itself is among the journeys, which have the built server.
test('a start of something else says which there are', async () => {
  const { code, output } = await run(process.execPath, ['scripts/start.mjs', 'compnay'], { capture: true })
  expect(output.trim()).toBe('Use npm start, or npm run start:company for a company of 400 people.')
  expect(code).toBe(1)
})
