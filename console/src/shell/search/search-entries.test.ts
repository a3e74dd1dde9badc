import { expect, test } from 'vitest'
import type { MenuItem } from '../../shared/session/session'
import { findEntries, searchEntries } from './search-entries'
import { pinyinInitials } from './pinyin-initials'

const page = (title: string, path: string): MenuItem => ({
  path,
  to: path,
  title,
  icon: '',
  isLink: false,
  children: [],
})
const menu: MenuItem[] = [
  page('首页', '/'),
  { ...page('系统管理', '/system'), children: [page('用户管理', '/system/user'), page('User guide', '/system/guide')] },
]
const find = (text: string) => findEntries(searchEntries(menu, pinyinInitials), text).map(({ item }) => item.path)

test('directories are no results, their pages are, with the way to them', () => {
  expect(searchEntries(menu).map(({ item, trail }) => [item.path, ...trail])).toEqual([
    ['/'],
    ['/system/user', '系统管理'],
    ['/system/guide', '系统管理'],
  ])
})

test('titles are found anywhere, without regard to case and outer spaces', () => {
  expect(find(' GUIDE ')).toEqual(['/system/guide'])
  expect(find('户管')).toEqual(['/system/user'])
})

test('the first letters of the syllables find a Chinese title', () => {
  expect(find('yhgl')).toEqual(['/system/user'])
  expect(find('SY')).toEqual(['/', '/system/user', '/system/guide'])
})

test('titles come before paths', () => {
  expect(find('user')).toEqual(['/system/guide', '/system/user'])
})

test('signs with a meaning in patterns are letters like others', () => {
  expect(find('.*')).toEqual([])
  expect(find('')).toEqual([])
})
