import { describe, expect, test } from 'vitest'
import type { TreeNode } from '#shared/crud/rows/tree'
import { boxesOf, tickAll, toggled, withParents, type Granting } from './tree-ticks'

const ascending = (a: number, b: number) => a - b
const node = (id: number, ...children: TreeNode<null>[]): TreeNode<null> => ({ id, record: null, children })
// 1 ─ 2 ─ 4, 5
//   └ 3
const trees = [node(1, node(2, node(4), node(5)), node(3))]
const linked = (...ids: number[]) => ({ ids, linked: true })
const unlinked = (...ids: number[]) => ({ ids, linked: false })
const click = (id: number, granting: Granting, ...ids: number[]) =>
  toggled(trees, linked(...ids), id, granting).toSorted(ascending)

describe('linked, with those above', () => {
  test('a parent is half-ticked until everything below it is granted', () => {
    expect(boxesOf(trees, linked(1, 2, 4), 'withParents')).toEqual({ checked: [4], halfChecked: [2, 1] })
    expect(boxesOf(trees, linked(1, 2, 4, 5), 'withParents')).toEqual({ checked: [4, 5, 2], halfChecked: [1] })
  })

  test('a tick grants what is above and below; taking it away keeps parents that others need', () => {
    expect(click(4, 'withParents')).toEqual([1, 2, 4])
    expect(click(2, 'withParents')).toEqual([1, 2, 4, 5])
    expect(click(2, 'withParents', 1, 2, 3, 4, 5)).toEqual([1, 3])
    expect(click(4, 'withParents', 1, 2, 4)).toEqual([])
  })

  test('a click on a half-ticked one fills it', () => {
    expect(click(2, 'withParents', 1, 2, 4)).toEqual([1, 2, 4, 5])
  })

  test('a parent that was granted alone stays so', () => {
    expect(boxesOf(trees, linked(1, 2), 'withParents')).toEqual({ checked: [], halfChecked: [2, 1] })
    expect(click(3, 'withParents', 1, 2)).toEqual([1, 2, 3])
  })

  test('linking brings in those above', () => {
    expect(withParents(trees, [4, 9]).toSorted(ascending)).toEqual([1, 2, 4, 9])
  })
})

describe('linked, each alone', () => {
  test('half-ticked ones are not granted', () => {
    expect(click(4, 'alone')).toEqual([4])
    expect(boxesOf(trees, linked(4), 'alone')).toEqual({ checked: [4], halfChecked: [2, 1] })
  })

  test('a tick grants what is below, and never what is above, though nothing else is left below that', () => {
    expect(click(2, 'alone')).toEqual([2, 4, 5])
    expect(click(5, 'alone', 4)).toEqual([4, 5])
    expect(boxesOf(trees, linked(4, 5), 'alone')).toEqual({ checked: [4, 5], halfChecked: [2, 1] })
    expect(click(3, 'alone', 2, 4, 5)).toEqual([2, 3, 4, 5])
  })

  test('one that goes takes those above it along', () => {
    expect(click(4, 'alone', 1, 2, 3, 4, 5)).toEqual([3, 5])
    expect(click(2, 'alone', 1, 2, 3, 4, 5)).toEqual([3])
  })

  test('a click on a half-ticked one fills it, also where all below are ticked', () => {
    expect(click(2, 'alone', 4, 5)).toEqual([2, 4, 5])
  })

  test('a department that was granted without those below is ticked, and stays so', () => {
    expect(boxesOf(trees, linked(2), 'alone')).toEqual({ checked: [2], halfChecked: [1] })
    expect(click(4, 'alone', 2)).toEqual([2, 4])
    expect(click(2, 'alone', 2)).toEqual([])
  })
})

test('unlinked, a click changes one entry alone', () => {
  expect(toggled(trees, unlinked(4), 2, 'withParents')).toEqual([4, 2])
  expect(toggled(trees, unlinked(4, 2), 2, 'alone')).toEqual([4])
  expect(boxesOf(trees, unlinked(2), 'withParents')).toEqual({ checked: [2], halfChecked: [] })
})

test('what the tree does not show stays granted', () => {
  expect(tickAll(trees, [4, 9], false)).toEqual([9])
  expect(tickAll(trees, [9], true).toSorted(ascending)).toEqual([1, 2, 3, 4, 5, 9])
  expect(toggled(trees, linked(9), 3, 'withParents').toSorted(ascending)).toEqual([1, 3, 9])
})
