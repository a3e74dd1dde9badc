import { Activity, useState } from 'react'
import { useSession } from '../../shared/session/session'
import { useSettings } from '../../shared/settings/settings'
import { FrozenRouter, useRouterView } from './frozen-router'
import { keptPages, type KeptPage } from './kept-pages'
import css from './keep-alive.module.css'
import { useScrollMemory } from './use-scroll-memory'
import { useTabState } from '../page/shown-page'
import { useLostTabs } from './use-lost-tabs'
import { useLeftTabs } from './use-tab-actions'

/**
 * The page that shows, and hidden beside it the cached pages of the other tabs. It has to keep its place in the tree: with
 * another place all of them start afresh.
 */
export function KeepAlive() {
  const state = useTabState()
  useLostTabs()
  useLeftTabs()
  const view = useRouterView()
  const routes = useSession((session) => session.routes)
  const { pageAnimation, pageAnimationStyle } = useSettings()
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  const next = keptPages(pages, state, routes, view)
  if (next !== pages) setPages(next)
  const shown = next.at(-1)
  useScrollMemory(next, shown?.id ?? '')
  // A steady order: an element that moves in the document loses its frames and its scroll positions.
  return next
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((page) => (
      <Activity key={page.id} mode={page === shown ? 'visible' : 'hidden'}>
        <div className={css.page} data-animation={pageAnimation ? pageAnimationStyle : undefined}>
          <FrozenRouter view={page.view} />
        </div>
      </Activity>
    ))
}
