import type { DefaultView } from 'atrium/contract/system/user/view/view-state'
import { useSession } from '#shared/session/user/session'

/** The part of the address that says from which saved view a list came. */
export const viewParam = 'view'

/** Whether the list with this page id is the one that an address opens. */
export const isListOf = (list: string, page: string, pathname: string): boolean =>
  list === page || list === pathname.slice(1)

/** Returns the view that a list opens with. */
export const defaultViewOf = (list: string): DefaultView | undefined =>
  useSession.getState().defaultViews.find((view) => view.page === list)

/**
 * Returns where an address leads: with its default view, if the list of the page has one and the address says nothing of the list; else the same
 * address.
 */
export function openingPath(page: string, path: string): string {
  const { pathname, search, hash } = new URL(path, location.origin)
  const view = useSession.getState().defaultViews.find((one) => isListOf(one.page, page, pathname))
  if (!view || search !== '') return path
  const query = new URLSearchParams(view.query)
  query.set(viewParam, String(view.viewId))
  return `${pathname}?${query.toString()}${hash}`
}
