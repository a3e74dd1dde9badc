import type { MenuItem } from '#shared/session/user/session'
import { addressOf, bySort, emptyDirectory, type RouteNode } from './route-node'

const linkIcon = 'lucide:external-link'

/** The sidebar of a tree: ascending by sort, without what is hidden or leads nowhere; a parent with one child is that child. */
export function menuItems(nodes: readonly RouteNode[]): MenuItem[] {
  return bySort(nodes).flatMap((node) => (node.hidden ? [] : itemOf(node)))
}

function itemOf(node: RouteNode): MenuItem[] {
  const children = menuItems(node.children ?? [])
  const [only] = children
  if (only && children.length === 1) return [{ ...only, icon: only.icon || (node.icon ?? '') }]
  const leadsNowhere = !node.page || node.page === emptyDirectory
  if (!only && leadsNowhere && !node.isLink) return []
  const { path, title, isLink = false } = node
  return [{ path, to: addressOf(node), title, icon: node.icon || (isLink ? linkIcon : ''), isLink, children }]
}

/** Warns of entries that claim the first place, which belongs to the home page alone. */
export function warnOfFalseHomes(nodes: readonly RouteNode[]): void {
  for (const { path, sort, children = [] } of nodes) {
    if (sort === 0 && path !== '/')
      console.warn(`The menu entry ${path} has sort 0, which only the home page may have.`)
    warnOfFalseHomes(children)
  }
}
