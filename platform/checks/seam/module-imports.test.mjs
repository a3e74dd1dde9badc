import { expect, test } from 'vitest'
import { importsBesideSeam } from './module-imports.mjs'

const seamFile = 'platform/ui/src/index.ts'
const seam = { file: seamFile, imports: [{ specifier: './icon', target: 'platform/ui/src/icon.tsx', names: ['Icon'] }] }
const importing = (file, target, names, specifier = target) => ({ file, imports: [{ specifier, target, names }] })
const errors = (one, excepted = {}) => importsBesideSeam([seam, one], { 'atrium/ui': seamFile }, excepted)

test('a module takes what the seam lists from the seam, by no path, be it in a test', () => {
  expect(errors(importing('modules/a/console/a.tsx', seamFile, ['Icon']))).toEqual([])
  const byPath = importing('modules/a/console/a.tsx', 'platform/ui/src/icon.tsx', ['Icon'], 'atrium/ui/icon')
  expect(errors(byPath)).toEqual([
    'modules/a/console/a.tsx imports Icon from atrium/ui/icon: import it from atrium/ui.',
  ])
  expect(errors({ ...byPath, file: 'modules/a/console/a.test.tsx' })).toEqual([
    expect.stringContaining('import it from atrium/ui.'),
  ])
})

test('an exception is not for what the seam lists', () => {
  const excepted = { a: { 'platform/ui/src/icon.tsx': 'a reason' } }
  expect(errors(importing('modules/a/console/a.tsx', 'platform/ui/src/icon.tsx', ['Icon']), excepted)).toEqual([
    expect.stringContaining('import it from atrium/ui.'),
    expect.stringContaining('a does not import platform/ui/src/icon.tsx'),
  ])
})

test('another name of the same file, another file, and an import() of either, are not for modules', () => {
  const name = errors(importing('modules/a/console/a.tsx', 'platform/ui/src/icon.tsx', ['readIcon']))
  expect(name).toEqual([expect.stringMatching(/^modules\/a\/console\/a\.tsx imports readIcon from .*not in the seam/)])
  const file = errors(importing('modules/a/console/a.tsx', 'platform/ui/src/inner.tsx', []))
  expect(file).toEqual([expect.stringContaining('not in the seam')])
  const lazy = errors(importing('modules/a/console/a.tsx', 'platform/ui/src/icon.tsx', []))
  expect(lazy).toEqual([expect.stringContaining('not in the seam')])
})

test('a test of a module and the docstrings of a part may be read', () => {
  expect(errors(importing('modules/a/console/a.test.tsx', 'platform/ui/src/inner.tsx', ['inner']))).toEqual([])
  expect(errors(importing('modules/a/part.tsx', 'platform/ui/src/b.tsx', [], 'atrium/ui/b?properties'))).toEqual([])
})

test('an exception holds for the module and the file that it names, and goes when that module does not need it', () => {
  const excepted = { a: { 'platform/ui/src/inner.tsx': 'a reason' }, gone: { 'platform/ui/src/other.tsx': 'a reason' } }
  const inner = importing('modules/a/console/a.tsx', 'platform/ui/src/inner.tsx', ['inner'])
  expect(errors(inner, excepted)).toEqual([])
  expect(errors({ ...inner, file: 'modules/b/console/b.tsx' }, excepted)).toEqual([
    expect.stringContaining('not in the seam'),
  ])
  expect(errors(importing('modules/a/console/a.tsx', seamFile, ['Icon']), excepted)).toEqual([
    'a does not import platform/ui/src/inner.tsx: take it out of its exceptions of the seam.',
  ])
})

test('a file of the platform does not import the seam', () => {
  expect(errors(importing('platform/console/src/a.tsx', seamFile, ['Icon']))).toHaveLength(1)
})
