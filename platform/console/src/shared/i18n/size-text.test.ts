import { expect, test } from 'vitest'
import { sizeText } from './size-text'

test.each([
  [0, '1 KB'],
  [1025, '2 KB'],
  [1024 * 1023, '1,023 KB'],
  [1024 * 1024, '1 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [2048 * 1024 ** 4, '2,048 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
