import { expect, test } from 'vitest'
import { isAddressRange, isInRanges } from './address-range'

test.each(['10.0.0.0/8', '203.0.113.7', '0.0.0.0/0', '::/0', '2001:db8::/32', 'fe80::1', '1:2:3:4:5:6:7:8'])(
  '%s is a range',
  (text) => {
    expect(isAddressRange(text)).toBe(true)
  },
)

test.each([
  '',
  'office',
  '10.0.0/8',
  '10.0.0.0/33',
  '256.1.1.1',
  '01.1.1.1',
  '1:2:3',
  '1::2::3',
  '::/129',
  '10.0.0.0/8/8',
])('"%s" is none', (text) => {
  expect(isAddressRange(text)).toBe(false)
})

test.each([
  ['10.255.1.2', '10.0.0.0/8', true],
  ['11.0.0.1', '10.0.0.0/8', false],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.8', '203.0.113.7', false],
  ['203.0.113.8', '203.0.113.0/29', false],
  ['::ffff:10.1.1.1', '10.0.0.0/8', true],
  ['2001:db8:1::5', '2001:db8::/32', true],
  ['2001:db9::5', '2001:db8::/32', false],
  ['10.0.0.1', '::/0', false],
  ['browser', '0.0.0.0/0', false],
])('%s in %s: %s', (address, range, expected) => {
  expect(isInRanges(address, [range])).toBe(expected)
})
