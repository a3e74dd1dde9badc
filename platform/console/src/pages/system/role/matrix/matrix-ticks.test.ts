import { expect, test } from 'vitest'
import { matrixActions, matrixRows, type MenuTree } from './matrix-rows'
import { granting } from './matrix-ticks'

const entry = (id: number, menuType: 0 | 1 | 2, permission: string, ...children: MenuTree[]): MenuTree => ({
  id,
  record: { id, pid: 0, label: `${id}`, permission, menuType, status: 1, visible: 1, children: [] },
  children,
})

// 1 directory ─ 2 page ─ 3 add, 4 reset
//             └ 5 page
const trees = [
  entry(
    1,
    0,
    '',
    entry(2, 1, 'system:user:list', entry(3, 2, 'system:user:add'), entry(4, 2, 'system:user:resetPwd')),
    entry(5, 1, ''),
  ),
]
const change = (isOn: boolean, id: number, ids: number[], linked = true) =>
  granting(trees, { ids, linked }, [id], isOn).toSorted((a, b) => a - b)

test('pages are rows below their directory, buttons are in the column of their action, the others in the last one', () => {
  const rows = matrixRows(trees)
  expect(rows.map(({ node, depth }) => [node.id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [5, 1],
  ])
  expect(matrixActions(rows)).toEqual(['list', 'add', 'other'])
  expect([...rows[1]!.cells].map(([action, entries]) => [action, entries.map(({ id }) => id)])).toEqual([
    ['list', [2]],
    ['add', [3]],
    ['other', [4]],
  ])
})

test('linked, an entry brings those above it, and takes those below it and empty directories with it', () => {
  expect(change(true, 3, [])).toEqual([1, 2, 3])
  expect(change(false, 3, [1, 2, 3])).toEqual([1, 2])
  expect(change(false, 2, [1, 2, 3, 4, 5])).toEqual([1, 5])
  expect(change(false, 2, [1, 2, 3])).toEqual([])
})

test('unlinked, each entry counts for itself', () => {
  expect(change(true, 3, [], false)).toEqual([3])
  expect(change(false, 2, [1, 2, 3], false)).toEqual([1, 3])
})
