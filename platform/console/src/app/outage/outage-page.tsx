import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { checkConnection, useConnection, useReconnection } from '#shared/api/connection'
import { ErrorPage } from '#shared/error-page/error-page'
import { ErrorView } from '#shared/error-page/error-view'
import { texts as errorTexts } from '#shared/error-page/text'
import { notify } from '#shared/feedback/notify'
import { translate, useText } from '#shared/i18n/text'
import { useCurrentRoute } from '#shared/session/user/current-route'
import { isOpenPath, returnPath } from '#shared/navigation/return-path'
import { usePageTitle } from '#shared/navigation/page-title'
import { texts } from '../text'

/** /500. Where it took the place of another page, it leads back there: on demand, and by itself when the server is reachable again. */
export function OutagePage() {
  const [search] = useSearchParams()
  const redirect = returnPath(search.get('redirect'))
  usePageTitle(useCurrentRoute().title)
  const isByHand = !search.has('redirect') || isOpenPath(redirect.split(/[?#]/)[0]!)
  return isByHand ? <ErrorPage status={500} /> : <Outage back={redirect} />
}

function Outage({ back }: { back: string }) {
  const t = useText(errorTexts)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const leave = useCallback(() => void navigate(back, { replace: true }), [navigate, back])
  useReconnection(leave)
  useEffect(() => {
    useConnection.setState({ isAnnounced: true })
    return () => useConnection.setState({ isAnnounced: false })
  }, [])
  useEffect(() => {
    // Loaded again by the person, or the network was gone for a moment only.
    const { isLost } = useConnection.getState()
    if (!isLost && navigator.onLine) void checkConnection().then((isAnswered) => isAnswered && leave())
  }, [leave])
  const retry = async () => {
    if (isBusy) return
    setBusy(true)
    const { isLost } = useConnection.getState()
    const isAnswered = await checkConnection()
    setBusy(false)
    if (!isAnswered) return notify.error(translate(texts, 'stillLost'))
    // Leads back by itself when the server is reachable again.
    if (!isLost) leave()
  }
  return (
    <ErrorView picture="broken" code={500} title={t('title500')} hint={t('hintOutage')}>
      <button type="button" aria-busy={isBusy} onClick={() => void retry()}>
        {t('retry')}
      </button>
    </ErrorView>
  )
}
