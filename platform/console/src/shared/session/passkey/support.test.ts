import { expect, test } from 'vitest'
import { noPasskeys } from './support'

test.each([
  ['admin.example.com', true, true, undefined],
  ['localhost', true, true, undefined],
  ['admin.example.com', false, false, 'insecure'],
  ['127.0.0.1', true, true, 'address'],
  ['[::1]', true, true, 'address'],
  ['admin.example.com', true, false, 'browser'],
] as const)('at %s, secure %s, in a browser with passkeys %s: %s', (host, isSecure, hasPasskeys, reason) => {
  expect(noPasskeys({ host, isSecure, hasPasskeys })).toBe(reason)
})
