import { userImportColumns as columns } from 'atrium/contract/system/import/user-import-columns'
import { expect, test } from 'vitest'
import { keysOf } from './headings'
import { columnError, rowsOf, sizeError, type Table } from './import-table'

/** The rows of a file of users, or the error that keeps it from being imported. */
function importRows(table: Table, updateExisting: boolean) {
  const [found = []] = table
  const keys = keysOf(found, columns)
  const error = sizeError(table) ?? columnError(found, keys, { columns, updateExisting })
  return error ? { error } : rowsOf(table, keys)
}

const headings = ['用户名', '昵称', '部门']
const row = ['a', 'b', 'c']

test('columns are found by either language, in any order, and others are left out', () => {
  const table = [
    ['ID', ' Department', 'nickname', '用户名 *', '邮箱'],
    ['9', 'c', 'b', 'a', ''],
  ]
  expect(importRows(table, false)).toEqual({
    rows: [{ username: 'a', nickname: 'b', dept: 'c' }],
    ignored: ['ID'],
  })
})

test('columns that have to be there are named', () => {
  const found = ['用户名', '姓名']
  expect(importRows([found, row], false)).toEqual({ error: { kind: 'missing', keys: ['nickname', 'dept'], found } })
})

test('an import that changes users needs their names alone', () => {
  expect(
    importRows(
      [
        ['手机号', '用户名'],
        ['13911112222', 'a'],
      ],
      true,
    ),
  ).toMatchObject({
    rows: [{ username: 'a', phoneNumber: '13911112222' }],
  })
})

test('a column that comes twice is no guess', () => {
  expect(importRows([[...headings, 'Nickname'], row], false)).toEqual({
    error: { kind: 'repeated', keys: ['nickname'] },
  })
})

test.each([[[]], [[headings]], [[headings, ['', '', '']]]])('%j holds no rows', (table) => {
  expect(importRows(table, false)).toEqual({ error: { kind: 'empty' } })
})

test('fifty thousand rows are taken, one more is not', () => {
  const table = (count: number) => [headings, ...Array.from({ length: count }, () => row)]
  expect(importRows(table(50_000), false)).toHaveProperty('rows.length', 50_000)
  expect(importRows(table(50_001), false)).toEqual({ error: { kind: 'tooMany' } })
})
