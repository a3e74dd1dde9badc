import { useEffect, useRef } from 'react'
import { notify } from '#shared/feedback/notify'
import { language, useText } from '#shared/i18n/text'
import { noteRightsAnnounced } from '#shared/session/user/rights'
import { useSession } from '#shared/session/user/session'
import { useTabs } from './tab-store'
import { tabTitle } from './tab-title'
import { texts } from './text'
import { useDropTabs } from './use-close-tabs'

/** Closes the tabs of pages that the person may no longer open, and says so. */
export function useLostTabs(): void {
  const t = useText(texts)
  const routes = useSession((session) => session.routes)
  const former = useRef(routes)
  const drop = useDropTabs()
  useEffect(() => {
    const { tabs, address } = useTabs.getState()
    const lost = tabs.filter(({ routeKey }) => former.current.has(routeKey) && !routes.has(routeKey))
    if (lost.length > 0) {
      drop(
        lost.map(({ key }) => key),
        { current: lost.find((tab) => tab.address === address)?.key },
      )
      const titles = [...new Set(lost.map((tab) => tabTitle(tab, former.current, language())))]
      noteRightsAnnounced()
      notify.warning(t('lost', { titles: titles.join(t('comma')) }))
    }
    former.current = routes
  }, [routes, drop, t])
}
