import { expect, test } from 'vitest'
import { listChange, recordFields } from './record-fields'

const names = (fields: { name: string }[]) => fields.map(({ name }) => name)

test('fields that differ are listed apart in the order of the form, without what is technical', () => {
  const before = { postId: 3, status: 1, postName: 'a', postCode: 'c', version: 1, other: 1 }
  const after = { postId: 3, status: 0, postName: 'b', postCode: 'c', version: 2, other: 2 }
  const { changed, same } = recordFields('post', before, after)
  expect(names(changed)).toEqual(['postName', 'status', 'other'])
  expect(names(same)).toEqual(['postCode'])
})

test('of a record that was not there, or is not any more, every field differs', () => {
  const field = { name: 'postName', before: undefined, after: undefined }
  expect(recordFields('post', null, { postId: 3, postName: 'a' }).changed).toEqual([{ ...field, after: 'a' }])
  expect(recordFields('post', { postId: 3, postName: 'a' }, null).changed).toEqual([{ ...field, before: 'a' }])
  expect(recordFields('post', null, null)).toEqual({ changed: [], same: [] })
})

test('a list has what was added and removed, whatever its order', () => {
  const lists = { before: { menuIds: [1, 2, 3] }, after: { menuIds: [4, 3, 2] } }
  const { changed } = recordFields('role', lists.before, lists.after)
  expect(listChange('role', changed[0]!)).toEqual({ kind: 'menu', added: [4], removed: [1] })
  expect(recordFields('role', { menuIds: [1, 2] }, { menuIds: [2, 1] }).changed).toEqual([])
  expect(listChange('role', { name: 'roleName', before: 'a', after: 'b' })).toBeUndefined()
})
