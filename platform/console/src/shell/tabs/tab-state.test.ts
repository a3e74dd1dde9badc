import { expect, test } from 'vitest'
import { addressOf, noTabs, presentAddress, visit, type TabState, type Visit } from './tab-state'

function go(state: TabState, address: string, how: Partial<Visit> = {}): TabState {
  const page = { address, routeKey: address.split('?')[0]!, focus: undefined, closes: [] }
  return visit(state, { ...page, isReturn: false, isSameTab: false, ...how })
}

const addresses = ({ tabs }: TabState) => tabs.map(({ address }) => address)
const active = ({ tabs, active: key }: TabState) => tabs.find((tab) => tab.key === key)?.address
const inPlace = { isSameTab: true }
const back = { isReturn: true }

test('a change within a page stays in its tab, and another tab with that address closes', () => {
  const two = go(go(noTabs, '/users'), '/users?page=2')
  expect(addresses(two)).toEqual(['/', '/users', '/users?page=2'])
  const merged = go(two, '/users', inPlace)
  expect(addresses(merged)).toEqual(['/', '/users'])
  expect(merged.active).toBe(two.active)
})

test('going back finds a tab by what it showed before, going forward by what it showed after', () => {
  const paged = go(go(go(noTabs, '/users'), '/users?page=2', inPlace), '/roles')
  const returned = go(paged, '/users', back)
  expect(addresses(returned)).toEqual(['/', '/users', '/roles'])
  expect(active(returned)).toBe('/users')
  expect(active(go(returned, '/users?page=2', back))).toBe('/users?page=2')
  expect(go(paged, '/users').tabs).toHaveLength(4)
})

test('going back to a closed page opens it again, and closes nothing', () => {
  const closed = go(go(noTabs, '/users'), '/', { closes: ['tab1'] })
  expect(addresses(closed)).toEqual(['/'])
  expect(addresses(go(closed, '/users', back))).toEqual(['/', '/users'])
})

test('home has one tab whatever its query; a page without a tab leaves all of them', () => {
  expect(addresses(go(noTabs, '/?from=mail', { routeKey: '/' }))).toEqual(['/?from=mail'])
  const nowhere = go(go(noTabs, '/users'), '/nowhere', { routeKey: undefined })
  expect(addresses(nowhere)).toEqual(['/', '/users'])
  expect(nowhere.active).toBeUndefined()
})

test('another visit to the active address changes no tab', () => {
  const state = go(noTabs, '/users')
  expect(go(state, '/users').tabs).toBe(state.tabs)
})

test('a menu entry leads to its page as it was left; one with a query only to that page', () => {
  const state = go(go(go(noTabs, '/users?status=1'), '/query?id=1'), '/roles')
  expect(presentAddress(state, '/users')).toBe('/users?status=1')
  expect(presentAddress(state, '/query?id=2')).toBe('/query?id=2')
  expect(presentAddress(state, '/depts')).toBe('/depts')
})

test('a slash at the end makes no other address', () => {
  expect(addressOf({ pathname: '/users/', search: '?page=2' })).toBe('/users?page=2')
  expect(addressOf({ pathname: '/', search: '' })).toBe('/')
})
