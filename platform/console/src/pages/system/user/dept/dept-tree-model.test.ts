import type { DeptOption } from 'atrium/contract/system/dept'
import { expect, test } from 'vitest'
import { deptPath, deptTree, matching } from './dept-tree-model'

const dept = (deptId: number, pid: number, deptName: string, orderNum = deptId): DeptOption => ({
  deptId,
  pid,
  deptName,
  deptNameEn: deptName === '研发' ? 'Research' : '',
  orderNum,
  status: 1,
})
const depts = [dept(1, 0, '集团'), dept(2, 1, '研发', 9), dept(3, 1, '市场', 2), dept(4, 2, '平台')]

test('departments are below their parents, by their order', () => {
  const [group] = deptTree(depts, 'zh-cn')
  expect(group?.children.map(({ name }) => name)).toEqual(['市场', '研发'])
})

test('a department whose parent is out of sight is at the top', () => {
  expect(deptTree([dept(4, 2, '平台')], 'zh-cn').map(({ name }) => name)).toEqual(['平台'])
})

test('a name without a translation stays as it is', () => {
  const names = deptTree(depts, 'en')[0]?.children.map(({ name }) => name)
  expect(names).toEqual(['市场', 'Research'])
})

test('a match keeps its parents and everything below it', () => {
  const [group] = matching(deptTree(depts, 'en'), ' RESE')
  expect(group?.children).toMatchObject([{ name: 'Research', children: [{ name: '平台' }] }])
})

test('the path of a department leaves out the root that all share', () => {
  const tree = deptTree(depts, 'zh-cn')
  expect([deptPath(tree, 4), deptPath(tree, 1), deptPath(tree, 77), deptPath(tree, null)]).toEqual([
    '研发 / 平台',
    '集团',
    '',
    '',
  ])
})
