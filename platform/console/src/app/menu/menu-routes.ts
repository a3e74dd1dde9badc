import { redirect, type RouteObject } from 'react-router'
import type { RouteHandle } from '#shared/session/user/current-route'
import { PageError } from '../page/page-error'
import { grantedPage } from '../page/granted-page'
import { needsPage } from '../page/needs-page'
import { addressOf, bySort, emptyDirectory, type RouteNode } from './route-node'

/** Where directories lead. A route stays with its router, while the menu may become another one. */
let targets: ReadonlyMap<string, string> = new Map()

/** The routes of the session's tree, all with full paths: a page of its own for each entry, a redirect for each directory. */
export function menuRoutes(nodes: readonly RouteNode[]): RouteObject[] {
  targets = new Map(targetsOf(nodes))
  return routesOf(nodes)
}

function routesOf(nodes: readonly RouteNode[]): RouteObject[] {
  return nodes.flatMap((node) => {
    if (node.isLink) return []
    const children = node.children ?? []
    const isDirectory = children.length > 0 || node.page === emptyDirectory
    return [...(isDirectory ? directoryRoute(node) : pageRoute(node)), ...routesOf(children)]
  })
}

function pageRoute({ path, page }: RouteNode): RouteObject[] {
  if (!page) return []
  const handle: RouteHandle = { routeKey: path }
  const lazy = { Component: () => grantedPage(path, page) }
  return [{ path, handle, middleware: [needsPage(path)], ErrorBoundary: PageError, lazy }]
}

/** Shows a page only while the directory leads nowhere, which a change of the menu can end and begin. */
function directoryRoute({ path, page }: RouteNode): RouteObject[] {
  const loader = () => {
    const target = targets.get(path)
    return target === undefined ? null : redirect(target)
  }
  return pageRoute({ path, title: '', page: page || emptyDirectory }).map((route) => ({ ...route, loader }))
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
    const page = node.children?.length ? firstPage(node.children) : hasPage(node) ? node : undefined
    if (page) return page
  }
  return undefined
}

const hasPage = ({ page }: RouteNode) => page && page !== emptyDirectory

/** The tree with a page that says so for every directory that leads nowhere. */
export function withEmptyDirectories(nodes: readonly RouteNode[]): RouteNode[] {
  return nodes.map((node) => {
    const children = withEmptyDirectories(node.children ?? [])
    const isEmpty = !node.isLink && !node.page && !firstPage(children)
    return { ...node, children, ...(isEmpty && { page: emptyDirectory }) }
  })
}
