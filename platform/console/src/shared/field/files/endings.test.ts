import { expect, test } from 'vitest'
import { acceptOf } from './endings'

test('the dialog offers files by their types and by the endings that systems have no type for', () => {
  expect(acceptOf(['pdf', 'image/png']).split(',')).toEqual(['application/pdf', 'image/png', '.pdf', '.png'])
  expect(acceptOf(['office']).split(',')).toEqual(expect.arrayContaining(['.docx', '.doc', '.xls', '.ppt', '.ods']))
  expect(acceptOf(['text']).split(',')).toEqual(expect.arrayContaining(['text/plain', '.csv', '.md', '.log']))
  expect(acceptOf(['pdf', 'any'])).toBe('')
})
