import type { RouterEntry } from 'atrium/contract/session'
import { isExternal, type RouteNode } from './route-node'

/** The server's menu as nodes: child paths joined to their parent's, frames given to the one page that shows them. */
export function serverNodes(entries: readonly RouterEntry[], parent = ''): RouteNode[] {
  return entries.map((entry) => {
    const { isFrame, isLink, ...meta } = entry.meta
    const path = fullPath(parent, entry.path)
    const isAddress = isLink || isExternal(entry.path)
    return {
      ...meta,
      path,
      isLink: isAddress,
      page: isAddress ? '' : isFrame ? 'iframe' : entry.component,
      children: serverNodes(entry.children, path),
    }
  })
}

function fullPath(parent: string, path: string): string {
  if (isExternal(path)) return path
  return `${parent}/${path.replace(/^\/+|\/+$/g, '')}`
}
