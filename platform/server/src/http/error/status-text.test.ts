import { errorStatus } from 'atrium/contract/error/codes'
import { statusTexts } from 'atrium/contract/error/status-text'
import { expect, test } from 'vitest'
import { errorMessages } from '#server/call/text/messages'

test.each([
  ['session.expired', 401],
  ['access.denied', 403],
  ['request.notFound', 404],
  ['request.wrongMethod', 405],
  ['request.stalled', 408],
  ['server.failed', 500],
  ['server.unavailable', 503],
] as const)('%s says what the console says of an answer %i without words', (code, status) => {
  expect(errorStatus[code]).toBe(status)
  expect(errorMessages[code]).toEqual(statusTexts[status])
})
