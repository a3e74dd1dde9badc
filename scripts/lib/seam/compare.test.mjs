import { expect, test } from 'vitest'
import { additionsOf, breaksOf, hasGrown } from './compare.mjs'

const seam = (names, types = {}) => ({ exports: { 'atrium/ui': names }, types })
const before = seam(
  { Icon: 'function Icon({ name }: IconProps): Element;' },
  { 'platform/ui/src/icon.tsx#IconProps': 'interface IconProps { name: string; size?: number; }' },
)

test('the same seam has no breaks and no additions', () => {
  expect(breaksOf(before, before)).toEqual([])
  expect(additionsOf(before, before)).toEqual([])
})

test('an export that is gone is a break that names it', () => {
  expect(breaksOf(before, seam({}, before.types))).toEqual([
    { name: 'Icon', key: 'atrium/ui#Icon', sentence: 'atrium/ui does not export Icon any more.' },
  ])
})

test('another type of an export, and of what it names, is a break that shows both', () => {
  const changed = seam({ Icon: 'function Icon(): Element;' }, before.types)
  expect(breaksOf(before, changed)[0].sentence).toMatch(/before: function Icon\(\{ name.*\n.*now: +function Icon\(\)/)
  const required = { 'platform/ui/src/icon.tsx#IconProps': 'interface IconProps { name: string; size: number; }' }
  expect(breaksOf(before, seam(before.exports['atrium/ui'], required))).toMatchObject([{ name: 'IconProps' }])
})

test('a new export and a new optional member are additions', () => {
  const grown = {
    'platform/ui/src/icon.tsx#IconProps': 'interface IconProps { name: string; size?: number; tint?: string; }',
  }
  const now = seam({ ...before.exports['atrium/ui'], Logo: 'function Logo(): Element;' }, grown)
  expect(breaksOf(before, now)).toEqual([])
  expect(additionsOf(before, now)).toEqual([
    'Logo of atrium/ui is not in the list yet.',
    'platform/ui/src/icon.tsx#IconProps has optional members that are not in the list yet.',
  ])
})

test.each([
  ['interface A { a: string; }', 'interface A { a: string; b?: number; }', true],
  ['interface A { a: string; }', 'interface A { b?: { c: string; d: number; }; a: string; }', true],
  ['interface A { a: string; }', 'interface A { a: string; b: number; }', false],
  ['interface A { a: string; }', 'interface A { a: string | null; b?: number; }', false],
  ['interface A { a: string; }', 'interface A extends B { a: string; b?: number; }', false],
  ['type A = string;', 'type A = string | number;', false],
])('%s to %s: grown is %s', (text, next, expected) => {
  expect(hasGrown(text, next)).toBe(expected)
})

test('a deprecation that the list does not have is an addition, and no break', () => {
  const now = { ...before, deprecated: { 'atrium/ui#Icon': { since: '0.3.0', use: '`Sign`' } } }
  expect(breaksOf(before, now)).toEqual([])
  expect(additionsOf(before, now)).toEqual(['Icon of atrium/ui is deprecated, which the list does not say.'])
  expect(additionsOf(now, now)).toEqual([])
})
