import { expect, test } from 'vitest'
import { guideErrors } from './guide.mjs'

const guide = '| **`atrium/ui`** | **components** |\n| `Icon` `Logo` | icons |\n'

test('a guide that lists every export has no errors', () => {
  expect(guideErrors(guide, { 'atrium/ui': { Icon: '', Logo: '' } })).toEqual([])
})

test('an export that the guide leaves out, and a name that is no export, are errors', () => {
  expect(guideErrors(guide, { 'atrium/ui': { Icon: '', Card: '' }, 'atrium/server': { list: '' } })).toEqual([
    'Card of atrium/ui is not in the guide.',
    'the guide lists Logo, which atrium/ui does not export.',
    'list of atrium/server is not in the guide.',
  ])
})
