import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet, useBlocker, useLocation, useNavigate, type BlockerFunction } from 'react-router'
import { mayDiscard } from '#shared/feedback/discard'
import { translate } from '#shared/i18n/text'
import { onOverlays, topOverlay } from '#shared/navigation/overlays'
import { sameTab } from '#shared/navigation/same-tab'
import { hasInputsInView, hasUnsavedInView, onInputsInView } from '#shared/navigation/unsaved'
import { useSession } from '#shared/session/user/session'
import { texts } from '../text'

/**
 * All views. While a drawer or dialog is open, Back of the browser closes it, and the address stays. A page that is not cached is
 * left with unsaved input only after a question.
 */
export function LeaveGuard() {
  return (
    <>
      <Watch />
      <Outlet />
    </>
  )
}

/** The router reports each address that the person types as one that it cannot hold back, so it holds back only where there is something. */
function Watch() {
  const hasInputs = useSyncExternalStore(onInputsInView, hasInputsInView)
  const hasOverlay = useSyncExternalStore(onOverlays, () => topOverlay() !== undefined)
  const navigate = useNavigate()
  const location = useLocation()
  const addEntry = useEffectEvent(() => {
    void navigate(location, { state: { ...location.state, ...sameTab } })
  })
  // Back from the first page of the document would leave the application, and is not asked about.
  useEffect(() => {
    if (hasOverlay && isFirst()) addEntry()
  }, [hasOverlay])
  // When pages that a lock had hidden show again, the router would keep the former entry of `useBlocker` beside the new one.
  const [shows, setShows] = useState(0)
  useEffect(() => () => setShows((count) => count + 1), [])
  const isKept = useSession(({ routes }) => routes.get(location.pathname)?.isCache)
  return hasOverlay || (hasInputs && !isKept) ? <HoldBack key={shows} /> : null
}

function HoldBack() {
  const reason = useRef<'overlay' | 'input'>(undefined)
  const blocker = useBlocker(
    useCallback<BlockerFunction>((change) => {
      reason.current = closesOverlay(change) ? 'overlay' : losesInput(change) ? 'input' : undefined
      return reason.current !== undefined
    }, []),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (reason.current === 'overlay') return blocker.reset()
    void mayDiscard(translate(texts, 'lostInput')).then((goOn) => (goOn ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  return null
}

type Change = Parameters<BlockerFunction>[0]

function closesOverlay({ historyAction }: Change): boolean {
  const overlay = historyAction === 'POP' ? topOverlay() : undefined
  if (!overlay) return false
  // The router goes forward to the address of the page again; what closes an overlay may change that address.
  window.addEventListener('popstate', () => topOverlay() === overlay && overlay.close(), { once: true })
  return true
}

/** Whether a navigation takes a page off the screen that is not cached and holds unsaved input. */
function losesInput({ currentLocation: from, nextLocation: to, historyAction }: Change): boolean {
  const isSameTab = historyAction === 'POP' || (to.state as Partial<typeof sameTab> | null)?.sameTab
  if (from.pathname === to.pathname && (isSameTab || from.search === to.search)) return false
  return useSession.getState().routes.get(from.pathname)?.isCache === false && hasUnsavedInView()
}

/** Whether no page of this document is behind the active one. The router counts its entries of the history. */
function isFirst(): boolean {
  return (history.state as { idx?: number } | null)?.idx === 0
}
