import { textIn, type Language, type LocalText } from 'atrium/contract/language'
import type { RouteInfo } from '#shared/session/user/session'
import type { Tab } from './tab-state'

/** The title of a page with the name of its record first, since the end of a long title is cut. */
export function recordTitle(title: string, record: LocalText | undefined, language: Language): string {
  return record ? `${textIn(language, record)} · ${title}` : title
}

/** The title of a tab; empty when its route is gone. */
export function tabTitle(tab: Tab, routes: ReadonlyMap<string, RouteInfo>, language: Language): string {
  const title = routes.get(tab.routeKey)?.title
  return title === undefined ? '' : recordTitle(title, tab.record, language)
}
