import { expect, test } from 'vitest'
import { importsBesideSeam } from './module-imports.mjs'

const seamFile = 'platform/ui/src/index.ts'
const seam = { file: seamFile, imports: [{ specifier: './icon', target: 'platform/ui/src/icon.tsx', names: ['Icon'] }] }
const importing = (file, target, names, specifier = target) => ({ file, imports: [{ specifier, target, names }] })
const errors = (one, excepted = {}) => importsBesideSeam([seam, one], [seamFile], excepted)

test('a module may import what the seam lists, from the seam and from its file', () => {
  expect(errors(importing('modules/a/console/a.tsx', seamFile, ['Icon']))).toEqual([])
  expect(errors(importing('modules/a/console/a.tsx', 'platform/ui/src/icon.tsx', ['Icon']))).toEqual([])
  expect(errors(importing('modules/a/console/a.tsx', 'platform/ui/src/icon.tsx', []))).toEqual([])
})

test('another name of the same file, and another file, are not for modules', () => {
  const name = errors(importing('modules/a/console/a.tsx', 'platform/ui/src/icon.tsx', ['readIcon']))
  expect(name).toEqual([expect.stringMatching(/^modules\/a\/console\/a\.tsx imports readIcon from .*not in the seam/)])
  const file = errors(importing('modules/a/console/a.tsx', 'platform/ui/src/inner.tsx', []))
  expect(file).toEqual([expect.stringContaining('not in the seam')])
})

test('a test of a module and the docstrings of a part may be read', () => {
  expect(errors(importing('modules/a/console/a.test.tsx', 'platform/ui/src/inner.tsx', ['inner']))).toEqual([])
  expect(errors(importing('modules/a/part.tsx', 'platform/ui/src/b.tsx', [], '@atrium/ui/b?properties'))).toEqual([])
})

test('an exception holds for the file it names, and goes when nothing needs it', () => {
  const excepted = { a: { 'platform/ui/src/inner.tsx': 'a reason' }, gone: { 'platform/ui/src/other.tsx': 'a reason' } }
  expect(errors(importing('modules/a/console/a.tsx', 'platform/ui/src/inner.tsx', ['inner']), excepted)).toEqual([])
  expect(errors(importing('modules/a/console/a.tsx', seamFile, ['Icon']), excepted)).toEqual([
    expect.stringContaining('No module imports platform/ui/src/inner.tsx'),
  ])
})

test('a file of the platform does not import the seam', () => {
  expect(errors(importing('platform/console/src/a.tsx', seamFile, ['Icon']))).toHaveLength(1)
})
