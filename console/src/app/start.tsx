import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerIcons } from '@atrium/ui/icon'
import firstIcons from 'virtual:first-icons'
import { create } from 'zustand'
import { api } from '#shared/api/api'
import { followConnection } from '#shared/api/connection'
import { requestAhead } from '#shared/api/request'
import { endRequests } from '#shared/api/transport'
import { Feedback } from '#shared/feedback/feedback'
import { setPartLoader } from '#shared/feedback/lazy-part'
import { leaveSession } from '#shared/session/end/expire'
import { onLockChange } from '#shared/session/lock/lock'
import { setNavigation } from '#shared/navigation/navigation'
import { isOpenPath, loginPath } from '#shared/navigation/return-path'
import { onSessionNews, type SessionNews } from '#shared/session/end/session-news'
import { ignoreToken, readToken } from '#shared/session/token/token'
import { signedOut, useSession } from '#shared/session/user/session'
import { applyTheme } from '#shared/settings/theme'
import { readAddress, replaceAddress } from './address'
import { ConnectionNote } from './outage/connection-note'
import { loadChunk } from './page/chunk-load'
import { AppFailure } from './failure'
import { heldView } from './held-view'
import { loginView } from './login-view'
import type { Restart, View } from './view'

const useView = create<{ view?: View }>(() => ({}))

/** Runs the console in an element; settles when its first page is ready and answers what ends it again. */
export async function startApp(element: HTMLElement): Promise<() => void> {
  registerIcons(firstIcons)
  const stopTheme = applyTheme()
  const restart = createRestart()
  setNavigation({
    address: () => useView.getState().view?.path() ?? readAddress(),
    open: async (path) => useView.getState().view?.open(path),
    prepare: (path) => useView.getState().view?.prepare?.(path),
    restart,
    showOutage: async () => useView.getState().view?.showOutage?.(),
  })
  const stopNews = onSessionNews((news) => void followNews(news, restart))
  const stopConnection = followConnection()
  const stopParts = setPartLoader((load) => loadChunk('part', load))
  const stopLock = onLockChange(() => void followLock(restart))
  // The first view on the screen may be another one than was opened first: a locked session shows the lock screen instead. A router
  // that another one replaces before it is ready never is.
  const first = firstView()
  await Promise.race([first, restart(readAddress()).then(() => first)])
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <Window />
    </StrictMode>,
  )
  return () => {
    root.unmount()
    endRequests()
    stopLock()
    stopNews()
    stopConnection()
    stopParts()
    clear()
    stopTheme()
  }
}

/** Fills an element with the words that the console could not start, and a way to try again. */
export function showFailure(element: HTMLElement, error: unknown): void {
  createRoot(element).render(<AppFailure error={error} />)
}

function Window() {
  const { view } = useView()
  return (
    <>
      {view?.element}
      <Feedback />
      <ConnectionNote />
    </>
  )
}

function firstView(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useView.subscribe(({ view }) => view && (stop(), resolve()))
  })
}

/** Another tab locked or unlocked the session of this one. The login page has none. */
async function followLock(restart: Restart): Promise<void> {
  if (!readAddress().startsWith('/login')) await restart(readAddress())
}

/** Another tab ended the session of this one: by the person's own will, or since the server ended it. */
async function followNews(news: SessionNews, restart: Restart): Promise<void> {
  if (news.kind === 'signedIn') return
  ignoreToken(news.token)
  if (news.kind === 'ended') return leaveSession(news.reason)
  if (readToken() !== undefined || readAddress().startsWith('/login')) return
  // After a sign-out nothing stays in any tab, not even unsaved input.
  await restart(loginPath(readAddress()))
}

async function openView(restart: Restart): Promise<View> {
  const login = loginView(restart)
  if (login) return login
  try {
    const held = await heldView(restart)
    if (held) return held
    askForSession()
    const { routerView } = await loadChunk('router', () => import('./router/router'))
    return await routerView(restart)
  } catch (error) {
    return failureView(error, restart)
  }
}

/** What the guard asks first is sent before the code of the router and of the shell has loaded. */
function askForSession(): void {
  const [pathname = '/'] = readAddress().split(/[?#]/)
  if (readToken() === undefined || isOpenPath(pathname)) return
  requestAhead(api.session.userInfo)
  requestAhead(api.session.routers)
}

function failureView(error: unknown, restart: Restart): View {
  return {
    element: <AppFailure error={error} onRetry={() => void restart(readAddress())} />,
    path: readAddress,
    open: restart,
    hasSession: () => false,
    dispose: () => {},
  }
}

/** Renders a new view in place of the present one. Of several that open at once the last one stays. */
function createRestart(): Restart {
  let turns = 0
  async function restart(path: string): Promise<void> {
    const turn = ++turns
    const former = useView.getState().view
    // The login page stays until the next page is ready; of a session nothing stays even for a moment, nor a navigation under
    // way, which would change the address.
    if (former?.hasSession()) clear()
    replaceAddress(path)
    const next = await openView(restart)
    if (turn !== turns) return next.dispose()
    useView.getState().view?.dispose()
    useView.setState({ view: next })
  }
  return restart
}

function clear(): void {
  useView.getState().view?.dispose()
  useView.setState({ view: undefined })
  useSession.setState(signedOut)
}
