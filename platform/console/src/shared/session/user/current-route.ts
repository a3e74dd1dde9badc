import { textIn, type LocalText } from 'atrium/contract/language'
import { useMatches } from 'react-router'
import { texts } from '#shared/error-page/text'
import { useLanguage } from '#shared/i18n/text'
import { useSession, type RouteInfo } from './session'

/** The `handle` of a route: the key of its entry in `Session.routes`, or its own title where it belongs to no session. */
export type RouteHandle = { readonly routeKey: string; readonly isDirectory?: boolean } | { readonly title: LocalText }

const nowhere: RouteInfo = {
  page: '',
  title: '',
  icon: '',
  breadcrumb: [],
  activeMenu: '',
  frameSrc: '',
  isCache: false,
}

/** Title, icon, breadcrumb and menu entry of the active page, in the language of the screen. */
export function useCurrentRoute(): RouteInfo {
  const language = useLanguage()
  const routes = useSession((session) => session.routes)
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as RouteHandle | undefined
  if (!handle) return nowhere
  const info = 'routeKey' in handle ? routes.get(handle.routeKey) : undefined
  if (info) return info
  // A page that was taken from the person shows the 404 view.
  const title = textIn(language, 'title' in handle ? handle.title : texts.pairs.title404)
  return { ...nowhere, title, breadcrumb: [{ path: '', title }] }
}
