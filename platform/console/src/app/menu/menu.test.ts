import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RouterEntry } from 'atrium/contract/session'
import { QueryClient } from '@tanstack/react-query'
import { createPageLoader } from '../page/page-loader'
import { asyncNodes, permittedNodes, type Rights } from './client-nodes'
import { menuItems, warnOfFalseHomes } from './menu-items'
import { menuRoutes } from './menu-routes'
import { routeInfos } from './route-infos'
import { addressOf, type RouteNode } from './route-node'
import { serverNodes } from './server-nodes'

afterEach(() => vi.restoreAllMocks())

function entry(path: string, meta: Partial<RouterEntry['meta']> = {}, children: RouterEntry[] = []): RouterEntry {
  const plain = { icon: '', sort: 2, hidden: false, isCache: false, isLink: false, isFrame: false }
  const texts = { frameSrc: '', query: '', activeMenu: '', permissions: [] }
  const component = children.length > 0 ? '' : 'system/user'
  return { path, name: path, component, meta: { title: path, ...plain, ...texts, ...meta }, children }
}

const node = (path: string, rest: Partial<RouteNode> = {}): RouteNode => ({ path, title: path, page: 'home', ...rest })
const pages = createPageLoader(new QueryClient())
const paths = (nodes: readonly { path?: string }[]) => nodes.map(({ path }) => path)

function redirectOf(nodes: RouteNode[], path: string): string | null | undefined {
  const route = menuRoutes(nodes, pages).find((one) => one.path === path)
  const load = route?.loader as unknown as (() => Response) | undefined
  return load?.().headers.get('location')
}

describe('paths', () => {
  test('of children are below their parent, whatever slashes the entries have', () => {
    const [parent] = serverNodes([entry('/stock/', {}, [entry('item'), entry('/shelf')])])
    expect(parent?.path).toBe('/stock')
    expect(paths(parent?.children ?? [])).toEqual(['/stock/item', '/stock/shelf'])
  })

  test('of external links are their addresses, without a route', () => {
    const nodes = serverNodes([entry('stock', {}, [entry('https://a.example/x', { isLink: true }), entry('item')])])
    expect(paths(menuItems(nodes)[0]?.children ?? [])).toEqual(['https://a.example/x', '/stock/item'])
    expect(paths(menuRoutes(nodes, pages))).toEqual(['/stock', '/stock/item'])
  })
})

describe('a parent', () => {
  test('leads to its first visible page by sort', () => {
    const nodes = [
      node('/a', {
        page: '',
        children: [
          node('/a/hidden', { hidden: true, sort: 1 }),
          node('/a/late', { sort: 9 }),
          node('/a/early', { sort: 3 }),
        ],
      }),
    ]
    expect(redirectOf(nodes, '/a')).toBe('/a/early')
  })

  test('leads past links and directories without a page, down to a page with its query', () => {
    const deep = node('/a/c/d', { query: '{"id":"1"}' })
    const nodes = [
      node('/a', {
        page: '',
        children: [
          node('https://a.example', { isLink: true, sort: 1 }),
          node('/a/b', { page: '', sort: 2 }),
          node('/a/c', { page: '', sort: 3, children: [deep] }),
        ],
      }),
    ]
    expect(redirectOf(nodes, '/a')).toBe('/a/c/d?id=1')
  })

  test('of hidden pages alone leads to the first of them', () => {
    expect(redirectOf([node('/a', { page: '', children: [node('/a/b', { hidden: true })] })], '/a')).toBe('/a/b')
  })

  test('with a single visible child is shown as that child, which takes its icon over', () => {
    const parent = node('/a', {
      page: '',
      icon: 'lucide:users',
      children: [node('/a/b'), node('/a/c', { hidden: true })],
    })
    expect(menuItems([parent])).toMatchObject([{ path: '/a/b', title: '/a/b', icon: 'lucide:users', children: [] }])
  })

  test('without visible children is not rendered', () => {
    expect(menuItems([node('/a', { page: '', children: [node('/a/b', { hidden: true })] })])).toEqual([])
  })
})

describe('the sidebar', () => {
  test('is ascending by sort, 2 where there is none, and keeps the order of equals', () => {
    const nodes = [
      node('/c', { sort: 3 }),
      node('/b1'),
      node('/b2', { sort: 2 }),
      node('/a', { sort: 1 }),
      node('/', { sort: 0 }),
    ]
    expect(paths(menuItems(nodes))).toEqual(['/', '/a', '/b1', '/b2', '/c'])
  })

  test('gives an external link without an icon the one of links', () => {
    expect(menuItems([node('https://a.example', { isLink: true })])).toMatchObject([
      { icon: 'lucide:external-link', isLink: true },
    ])
  })

  test('warns of sort 0 anywhere but at the home page', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    warnOfFalseHomes([node('/', { sort: 0 }), node('/a', { children: [node('/a/b', { sort: 0 })] })])
    expect(warn.mock.calls).toEqual([[expect.stringContaining('/a/b')]])
  })

  test('opens a page with the query of its entry, and without one that is no JSON object', () => {
    expect(addressOf(node('/q', { query: '{"id":"1","name":"张 三"}' }))).toBe(
      `/q?id=1&name=${encodeURIComponent('张')}+${encodeURIComponent('三')}`,
    )
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const query of ['{broken', '"text"', '[]', 'null']) expect(addressOf(node('/q', { query }))).toBe('/q')
  })
})

describe('the breadcrumb', () => {
  test('names the way down from the top', () => {
    const infos = routeInfos([node('/a', { page: '', children: [node('/a/b'), node('/a/c')] })])
    expect(infos.get('/a/c')).toMatchObject({ activeMenu: '/a/c', breadcrumb: [{ title: '/a' }, { title: '/a/c' }] })
  })

  test('of a page that marks another entry goes through that entry', () => {
    const system = node('/system', {
      page: '',
      children: [node('/system/role', { icon: 'lucide:shield' }), node('/system/user')],
    })
    const infos = routeInfos([node('/system/roleAuth/user/:roleId', { activeMenu: '/system/role' }), system])
    const info = infos.get('/system/roleAuth/user/:roleId')
    expect(info?.activeMenu).toBe('/system/role')
    expect(info?.icon).toBe('lucide:shield')
    expect(paths(info?.breadcrumb ?? [])).toEqual(['/system', '/system/role', '/system/roleAuth/user/:roleId'])
  })
})

describe("the console's own routes", () => {
  const nobody: Rights = { admin: false, roles: [], permissions: [] }
  const permitted = (nodes: RouteNode[], rights: Partial<Rights>) =>
    paths(permittedNodes(nodes, { ...nobody, ...rights }))

  test('are all there for an admin, and add nothing to the sidebar', () => {
    const nodes = permittedNodes(asyncNodes(), { ...nobody, admin: true })
    expect(nodes).toHaveLength(asyncNodes().length)
    expect(menuItems(nodes)).toEqual([])
  })

  test('without roles and permissions are dropped for everybody else', () => {
    expect(permitted([node('/a')], { roles: ['editor'], permissions: ['*:*:*'] })).toEqual([])
  })

  test('with permissions, roles or both need each of them', () => {
    const nodes = [
      node('/p', { permissions: ['system:role:edit'] }),
      node('/r', { roles: ['editor'] }),
      node('/both', { permissions: ['system:role:edit'], roles: ['editor'] }),
    ]
    expect(permitted(nodes, {})).toEqual([])
    expect(permitted(nodes, { permissions: ['system:role:edit'] })).toEqual(['/p'])
    expect(permitted(nodes, { roles: ['editor'] })).toEqual(['/r'])
    expect(permitted(nodes, { roles: ['editor'], permissions: ['*:*:*'] })).toEqual(['/p', '/r', '/both'])
  })

  test('of a parent with one child stay with the rights of that child', () => {
    const parent = node('/a', { page: '', roles: ['common'], children: [node('/a/b', { roles: ['editor'] })] })
    expect(permitted([parent], { roles: ['editor'] })).toEqual(['/a'])
    expect(permitted([parent], { roles: ['common'] })).toEqual([])
  })

  test('of a parent with several children are checked one by one', () => {
    const children = [
      node('/a/b', { roles: ['editor'] }),
      node('/a/c', { permissions: ['system:dict:edit'] }),
      node('/a/d'),
    ]
    const [parent] = permittedNodes([node('/a', { roles: ['editor'], children })], { ...nobody, roles: ['editor'] })
    expect(paths(parent?.children ?? [])).toEqual(['/a/b'])
  })
})
