import { expect, test } from 'vitest'
import type { MenuItem } from '#shared/session/user/session'
import { findEntries, placeInTitle, searchEntries } from './search-entries'
import { pinyinReadings } from './pinyin-readings'

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
const find = (text: string) => findEntries(searchEntries(menu, pinyinReadings), text).map(({ item }) => item.path)

test('directories are no results, their pages are, with their path', () => {
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

test('pinyin in full finds a Chinese title, from any syllable on and also while it is typed', () => {
  expect(find('yonghu')).toEqual(['/system/user'])
  expect(find('yong hu guan')).toEqual(['/system/user'])
  expect(find('GuanL')).toEqual(['/system/user'])
  expect(find('onghu')).toEqual([])
})

test('titles come before paths', () => {
  expect(find('user')).toEqual(['/system/guide', '/system/user'])
})

test('of titles, those with a word that begins so come first, then initials, each from the start first', () => {
  const titles = ['Status users', 'Focus', 'Use cases', '大用户管理', '用户管理']
  const entries = searchEntries(
    titles.map((title) => page(title, `/${title}`)),
    pinyinReadings,
  )
  const ranked = (text: string) => findEntries(entries, text).map(({ item }) => item.title)
  expect(ranked('us')).toEqual(['Status users', 'Use cases', 'Focus'])
  expect(ranked('yhgl')).toEqual(['用户管理', '大用户管理'])
  expect(ranked('用户')).toEqual(['用户管理', '大用户管理'])
})

test('the place in a title is that of the word that begins so, else the first one', () => {
  expect(placeInTitle('status users', 'us')).toBe(7)
  expect(placeInTitle('focus', 'us')).toBe(3)
  expect(placeInTitle('数据-用户', '用户')).toBe(3)
  expect(placeInTitle('focus', 'x')).toBe(-1)
})

test('signs with a meaning in patterns are letters like others', () => {
  expect(find('.*')).toEqual([])
  expect(find('')).toEqual([])
})
