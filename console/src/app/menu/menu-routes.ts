import { redirect, type RouteObject } from 'react-router'
import type { RouteHandle } from '../../shared/session/current-route'
import { PageError } from '../page/page-error'
import { loadPage } from '../page/page-registry'
import { addressOf, bySort, type RouteNode } from './route-node'

/** The routes of a tree, all with full paths: a page of its own for each entry, a redirect for each parent. */
export function menuRoutes(nodes: readonly RouteNode[]): RouteObject[] {
  return nodes.flatMap((node) => {
    if (node.isLink) return []
    const children = node.children ?? []
    return children.length > 0 ? [...parentRoute(node), ...menuRoutes(children)] : pageRoute(node)
  })
}

function pageRoute({ path, page }: RouteNode): RouteObject[] {
  if (!page) return []
  const handle: RouteHandle = { routeKey: path }
  return [{ path, handle, ErrorBoundary: PageError, lazy: { Component: () => loadPage(page) } }]
}

function parentRoute({ path, children = [] }: RouteNode): RouteObject[] {
  const target = firstPage(children)
  return target ? [{ path, loader: () => redirect(addressOf(target)) }] : []
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
