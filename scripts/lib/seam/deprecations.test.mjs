import { expect, test } from 'vitest'
import { deprecationErrors, deprecationIn, minorsBetween, removalErrors } from './deprecations.mjs'

const key = 'atrium/ui#Badge'
const deprecated = (since, use = '`Mark`') => ({ deprecated: { [key]: { since, use } } })

test.each([
  [
    '*\n * Draws a badge.\n *\n * @deprecated since 0.3.0: use `Mark`.\n * @param name of it\n ',
    { since: '0.3.0', use: '`Mark`' },
  ],
  ['* @deprecated since 0.3.0: use `Mark` of\n * `atrium/ui` ', { since: '0.3.0', use: '`Mark` of `atrium/ui`' }],
  ['* @deprecated use `Mark` ', {}],
  ['* @deprecated since 0.3.0 ', {}],
  ['* Draws a badge. ', undefined],
])('%s', (docstring, expected) => {
  expect(deprecationIn(docstring)).toEqual(expected)
})

test('a new deprecation has to name version and replacement, and the version is this one', () => {
  expect(deprecationErrors({}, deprecated('0.3.0'), '0.3.0')).toEqual([])
  expect(deprecationErrors({}, { deprecated: { [key]: {} } }, '0.3.0')).toEqual([
    expect.stringContaining('Badge of atrium/ui is deprecated: write "@deprecated since 0.3.0: use NAME"'),
  ])
  for (const since of ['0.2.0', '0.4.0'])
    expect(deprecationErrors({}, deprecated(since), '0.3.0')).toEqual([expect.stringContaining('write 0.3.0')])
})

test('a deprecated export lives for one minor version, and its version stays', () => {
  const before = deprecated('0.3.0')
  expect(deprecationErrors(before, before, '0.4.0')).toEqual([])
  expect(deprecationErrors(before, before, '0.5.0')).toEqual([expect.stringContaining('longer than one minor version')])
  expect(deprecationErrors(before, deprecated('0.4.0'), '0.4.0')).toEqual([
    expect.stringContaining('has been deprecated since 0.3.0'),
  ])
})

test('an export may go when the minor version before deprecated it, or a codemod of this one renames it', () => {
  const codemods = (version) => [{ version, renames: [{ from: key, to: 'atrium/ui#Mark' }] }]
  expect(removalErrors([key], deprecated('0.3.0'), [], '0.4.0')).toEqual([])
  expect(removalErrors([key], deprecated('0.4.0'), [], '0.4.1')).toEqual([expect.stringContaining('since 0.4.0 alone')])
  expect(removalErrors([key], {}, [], '0.4.0')).toEqual([expect.stringContaining('without having been deprecated')])
  expect(removalErrors([key], {}, codemods('0.4.0'), '0.4.0')).toEqual([])
  expect(removalErrors([key], {}, codemods('0.3.0'), '0.4.0')).toHaveLength(1)
})

test('the first version of a major one follows the last minor one', () => {
  expect(minorsBetween('0.9.0', '1.0.0')).toBe(1)
  expect(minorsBetween('0.9.0', '1.1.0')).toBe(2)
  expect(minorsBetween('0.9.0', '2.0.0')).toBe(Infinity)
})
