import { redirect, type RouteObject } from 'react-router'
import type { RouteHandle } from '../../shared/session/current-route'
import { PageError } from '../page/page-error'
import { grantedPage } from '../page/granted-page'
import { addressOf, bySort, type RouteNode } from './route-node'

/** Where parents lead. A route stays with its router, while the menu may become another one. */
let targets: ReadonlyMap<string, string> = new Map()

/** The routes of the session's tree, all with full paths: a page of its own for each entry, a redirect for each parent. */
export function menuRoutes(nodes: readonly RouteNode[]): RouteObject[] {
  targets = new Map(targetsOf(nodes))
  return routesOf(nodes)
}

function routesOf(nodes: readonly RouteNode[]): RouteObject[] {
  return nodes.flatMap((node) => {
    if (node.isLink) return []
    const children = node.children ?? []
    return children.length > 0 ? [...parentRoute(node), ...routesOf(children)] : pageRoute(node)
  })
}

function pageRoute({ path, page }: RouteNode): RouteObject[] {
  if (!page) return []
  const handle: RouteHandle = { routeKey: path }
  return [{ path, handle, ErrorBoundary: PageError, lazy: { Component: () => grantedPage(path, page) } }]
}

function parentRoute({ path }: RouteNode): RouteObject[] {
  return targets.has(path) ? [{ path, loader: () => redirect(targets.get(path) ?? '/404') }] : []
}

function targetsOf(nodes: readonly RouteNode[]): [path: string, target: string][] {
  return nodes.flatMap(({ path, isLink, children = [] }) => {
    const target = isLink ? undefined : firstPage(children)
    return target ? [[path, addressOf(target)], ...targetsOf(children)] : []
  })
}

/** The page that a parent leads to: the first that the menu shows, else the first of all; never an external link. */
function firstPage(nodes: readonly RouteNode[]): RouteNode | undefined {
  const inside = bySort(nodes).filter(({ isLink }) => !isLink)
  for (const node of [...inside.filter(({ hidden }) => !hidden), ...inside.filter(({ hidden }) => hidden)]) {
    const page = node.children?.length ? firstPage(node.children) : node.page ? node : undefined
    if (page) return page
  }
  return undefined
}
