import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { notify } from '../../shared/feedback/notify'
import { useText } from '../../shared/i18n/text'
import { useSession } from '../../shared/session/session'
import { addressOf } from './tab-state'
import { useTabs } from './tab-store'
import { texts } from './text'
import { useCloseTabs } from './use-tab-actions'

/** Closes the tabs of pages that the person may no longer open, and says so. */
export function useLostTabs(): void {
  const t = useText(texts)
  const routes = useSession((session) => session.routes)
  const former = useRef(routes)
  const close = useCloseTabs()
  const shown = addressOf(useLocation())
  useEffect(() => {
    const titleOf = (key: string) => former.current.get(key)?.title ?? ''
    const lost = useTabs.getState().tabs.filter(({ routeKey }) => former.current.has(routeKey) && !routes.has(routeKey))
    if (lost.length > 0) {
      close(
        lost.map(({ key }) => key),
        { shown: lost.find(({ address }) => address === shown)?.key },
      )
      const titles = [...new Set(lost.map(({ routeKey }) => titleOf(routeKey)))]
      notify.warning(t('lost', { titles: titles.join(t('comma')) }))
    }
    former.current = routes
  }, [routes, close, shown, t])
}
