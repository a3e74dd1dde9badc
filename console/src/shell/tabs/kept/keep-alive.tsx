import { Activity, memo, useCallback, useDeferredValue } from 'react'
import type { Pair } from '#shared/i18n/text'
import { RecordTitleContext } from '#shared/session/record-title'
import { useSettings } from '#shared/settings/settings'
import { usePages } from '../../page/shown-page'
import { FrozenRouter, type RouterView } from './frozen-router'
import css from './keep-alive.module.css'
import type { KeptPage } from './kept-pages'
import { nameTab } from '../tab-store'
import { useLostTabs } from '../use-lost-tabs'
import { useScrollMemory } from './use-scroll-memory'
import { useLeftTabs } from '../use-tab-actions'

/**
 * The page that shows, and hidden beside it the cached pages of the other tabs. It has to keep its place in the tree: with
 * another place all of them start afresh.
 */
export function KeepAlive() {
  useLostTabs()
  useLeftTabs()
  const pages = usePages()
  const { pageAnimation, pageAnimationStyle } = useSettings()
  const shown = pages.at(-1)
  useScrollMemory(pages, shown?.id ?? '')
  // A steady order: an element that moves in the document loses its frames and its scroll positions.
  return pages
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((page) => {
      const isShown = page === shown
      const animation = isShown && pageAnimation ? pageAnimationStyle : undefined
      return <Place key={page.id} page={page} isShown={isShown} animation={animation} />
    })
}

interface PlaceProps {
  page: KeptPage
  isShown: boolean
  animation: string | undefined
}

/** The effects of a page that shows again run after the frame that shows it, so that this frame does not wait for them. */
function Place({ page, isShown, animation }: PlaceProps) {
  const hasEffects = useDeferredValue(isShown)
  return (
    <div className={css.place} data-kept={!isShown} data-animation={animation}>
      <Activity mode={hasEffects ? 'visible' : 'hidden'}>
        <Page tab={page.tab} view={page.view} />
      </Activity>
    </div>
  )
}

// The one element in the place, whose layout is kept (`useKeptLayouts`).
const Page = memo(function Page({ tab, view }: { tab: string | undefined; view: RouterView }) {
  const nameOwn = useCallback((path: string, record: Pair) => tab && nameTab(tab, path, record), [tab])
  return (
    <div>
      <RecordTitleContext value={nameOwn}>
        <FrozenRouter view={view} />
      </RecordTitleContext>
    </div>
  )
})
