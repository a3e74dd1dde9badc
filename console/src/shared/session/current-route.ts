import { useMatches } from 'react-router'
import { sideOf, useLanguage, type Pair } from '../i18n/text'
import { useSession, type RouteInfo } from './session'

/** The `handle` of a route: the key of its entry in `Session.routes`, or its own title where it belongs to no session. */
export type RouteHandle = { readonly routeKey: string } | { readonly title: Pair }

const nowhere: RouteInfo = { title: '', icon: '', breadcrumb: [], activeMenu: '', frameSrc: '', isCache: false }

/** Title, icon, breadcrumb and menu entry of the page that shows, in the language of the screen. */
export function useCurrentRoute(): RouteInfo {
  const language = useLanguage()
  const routes = useSession((session) => session.routes)
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined
  if (!handle) return nowhere
  if ('routeKey' in handle) return routes.get(handle.routeKey) ?? nowhere
  const title = sideOf(handle.title, language)
  return { ...nowhere, title, breadcrumb: [{ path: '', title }] }
}
