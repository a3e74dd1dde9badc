import type { LocalText } from 'atrium/contract/language'
import { Activity, memo, useCallback, useDeferredValue } from 'react'
import { RecordTitleContext } from '#shared/navigation/record-title'
import { TabKeyContext } from '#shared/navigation/unsaved'
import { useSettings } from '#shared/settings/settings'
import { usePages } from '../../page/active-page'
import { FrozenRouter, type RouterView } from './frozen-router'
import css from './cached-pages.module.css'
import type { MountedPage } from './mounted-pages'
import { nameTab } from '../tab-store'
import { useLostTabs } from '../use-lost-tabs'
import { useScrollMemory } from './use-scroll-memory'
import { useLeftTabs } from '../use-tab-actions'

/**
 * The active page, and the cached pages of the other tabs, which are hidden. It has to keep its place in the tree: at another
 * place all of them would mount again.
 */
export function CachedPages() {
  useLostTabs()
  useLeftTabs()
  // The frame is painted first, and the first page is rendered in slices: together they block for as long as both take.
  const isFramed = useDeferredValue(true, false)
  const mounted = usePages()
  const pages = isFramed ? mounted : []
  const { pageAnimation, pageAnimationStyle } = useSettings()
  const active = pages.at(-1)
  useScrollMemory(active?.id ?? '')
  // A fixed order: an element that moves in the document loses its frames and its scroll positions.
  return pages
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((page) => {
      const isActive = page === active
      const animation = isActive && pageAnimation ? pageAnimationStyle : undefined
      return <Place key={page.id} page={page} isActive={isActive} animation={animation} />
    })
}

interface PlaceProps {
  page: MountedPage
  isActive: boolean
  animation: string | undefined
}

/** A cached page that becomes active is visible at once. Its effects run in the next render, so that the frame does not wait for them. */
function Place({ page, isActive, animation }: PlaceProps) {
  const hasEffects = useDeferredValue(isActive)
  return (
    <div className={css.place} data-hidden={!isActive} data-animation={animation}>
      <Activity mode={hasEffects ? 'visible' : 'hidden'}>
        <Page tab={page.tab} view={page.view} />
      </Activity>
    </div>
  )
}

// The one element in the place, which keeps its layout while it is hidden (`useHiddenLayouts`).
const Page = memo(function Page({ tab, view }: { tab: string | undefined; view: RouterView }) {
  const nameOwn = useCallback((path: string, record: LocalText) => tab && nameTab(tab, path, record), [tab])
  return (
    <div>
      <TabKeyContext value={tab}>
        <RecordTitleContext value={nameOwn}>
          <FrozenRouter view={view} />
        </RecordTitleContext>
      </TabKeyContext>
    </div>
  )
})
