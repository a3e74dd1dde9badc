import type { Crumb, RouteInfo } from '#shared/session/user/session'
import { addressOf, type RouteNode } from './route-node'

/** Title, breadcrumb and menu entry of every page of a tree, by its path. A page that marks another entry is below it, with its icon. */
export function routeInfos(nodes: readonly RouteNode[]): Map<string, RouteInfo> {
  const infos = new Map<string, RouteInfo>()
  collect(nodes, [], infos)
  for (const [path, info] of infos) {
    const host = infos.get(info.activeMenu)
    if (!host || info.activeMenu === path) continue
    const breadcrumb = [...host.breadcrumb, ...info.breadcrumb.slice(-1)]
    infos.set(path, { ...info, icon: info.icon || host.icon, breadcrumb })
  }
  return infos
}

function collect(nodes: readonly RouteNode[], above: readonly Crumb[], infos: Map<string, RouteInfo>): void {
  for (const node of nodes) {
    const { path, title, icon = '', frameSrc = '', isCache = false, children = [] } = node
    const breadcrumb = [...above, { path: addressOf(node), title }]
    // A parent with a single child is shown as that child.
    collect(children, children.length === 1 ? above : breadcrumb, infos)
    if (!node.page || infos.has(path)) continue
    const { page, activeMenu = '' } = node
    infos.set(path, { page, title, icon, breadcrumb, frameSrc, isCache, activeMenu: activeMenu || path })
  }
}
