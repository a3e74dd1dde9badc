import { redirect, type RouteObject } from 'react-router'
import type { RouteHandle } from '#shared/session/user/current-route'
import type { PageLoader } from '../page/page-loader'
import { pageRoute } from '../page/page-route'
import { addressOf, bySort, emptyDirectory, type RouteNode } from './route-node'

/** Where directories lead. A route stays with its router, while the menu may become another one. */
let targets: ReadonlyMap<string, string> = new Map()

/** The routes of the session's tree, all with full paths: a page of its own for each entry, a redirect for each directory. */
export function menuRoutes(nodes: readonly RouteNode[], pages: PageLoader): RouteObject[] {
  targets = new Map(targetsOf(nodes))
  return routesOf(nodes, pages)
}

function routesOf(nodes: readonly RouteNode[], pages: PageLoader): RouteObject[] {
  return nodes.flatMap((node) => {
    if (node.isLink) return []
    const children = node.children ?? []
    const isDirectory = children.length > 0 || node.page === emptyDirectory
    const own = isDirectory ? [directoryRoute(node, pages)] : node.page ? [entryRoute(node, pages)] : []
    return [...own, ...routesOf(children, pages)]
  })
}

function entryRoute({ path }: RouteNode, pages: PageLoader) {
  const handle: RouteHandle = { routeKey: path }
  return { path, handle, ...pageRoute(path, pages) }
}

/** Shows a page only while the directory leads nowhere, which a change of the menu can end and begin. */
function directoryRoute(node: RouteNode, pages: PageLoader): RouteObject {
  const { path } = node
  const { loader, ...route } = entryRoute(node, pages)
  const handle: RouteHandle = { routeKey: path, isDirectory: true }
  return {
    ...route,
    handle,
    loader(args) {
      const target = targets.get(path)
      return target === undefined ? loader(args) : redirect(target)
    },
  }
}

/** Whether a route is that of a directory. */
export function isDirectoryRoute({ handle }: Pick<RouteObject, 'handle'>): boolean {
  return Boolean((handle as Partial<{ isDirectory: boolean }> | undefined)?.isDirectory)
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
