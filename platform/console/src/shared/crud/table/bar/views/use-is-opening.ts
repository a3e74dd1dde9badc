import { useLocation } from 'react-router'
import { isListOf } from '#shared/navigation/opening-view'
import { useCurrentRoute } from '#shared/session/user/current-route'

/** Whether the list is the one that the address of the page opens, so that it can open with a view. */
export function useIsOpening(list: string): boolean {
  const { page } = useCurrentRoute()
  const { pathname } = useLocation()
  return isListOf(list, page, pathname)
}
