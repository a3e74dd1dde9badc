import { post } from 'atrium/contract/system/post.record'
import { expect, test } from 'vitest'
import { kindColumns } from './kind-columns'

test('a column by which people tell records apart stays in a narrow list as long as a status', () => {
  const { postCode, postSort, status } = kindColumns(post, 'en', (_row, name) => name)
  expect([postCode?.importance, status?.importance, postSort?.importance]).toEqual(['high', 'high', undefined])
})
