/** One entry of the menu tree, the server's or the console's own, before it becomes routes, sidebar and breadcrumb. */
export interface RouteNode {
  /** Full path, or the address of an external link. */
  readonly path: string
  readonly title: string
  readonly icon?: string
  readonly sort?: number
  /** A page id; none for a directory or a link. */
  readonly page?: string
  readonly hidden?: boolean
  readonly isLink?: boolean
  /** The page keeps its state while its tab is open. */
  readonly isCache?: boolean
  readonly frameSrc?: string
  /** A JSON object of strings. */
  readonly query?: string
  readonly activeMenu?: string
  readonly roles?: readonly string[]
  readonly permissions?: readonly string[]
  readonly children?: readonly RouteNode[]
}

/** The page of a directory that has none to lead to. */
export const emptyDirectory = 'empty-directory'

/** The sort of a node without one: section 9 of the specification. */
const defaultSort = 2

export function bySort(nodes: readonly RouteNode[]): RouteNode[] {
  return nodes.toSorted((a, b) => (a.sort ?? defaultSort) - (b.sort ?? defaultSort))
}

export function isExternal(path: string): boolean {
  return /^https?:\/\//i.test(path)
}

/** The path with the query that an entry opens its page with. */
export function addressOf({ path, query }: RouteNode): string {
  if (!query) return path
  try {
    const read: unknown = JSON.parse(query)
    if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new TypeError('no object')
    const values = Object.entries(read)
    return `${path}?${new URLSearchParams(values.map(([key, value]) => [key, String(value)])).toString()}`
  } catch {
    console.warn(`The menu entry ${path} opens without its query, which is no JSON object: ${query}`)
    return path
  }
}
