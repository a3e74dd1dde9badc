import { Activity, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { registerIcons } from 'atrium/ui/icon'
import firstIcons from 'virtual:first-icons'
import { create } from 'zustand'
import { api } from '#shared/api/api'
import { followConnection } from '#shared/api/connection'
import { request } from '#shared/api/request'
import { endRequests } from '#shared/api/transport'
import { Feedback } from '#shared/feedback/feedback'
import { setPartLoader } from '#shared/feedback/part/lazy-part'
import { leaveSession } from '#shared/session/end/expire'
import { onLockChange, setPagesHeld } from '#shared/session/lock/lock'
import { setConsoleModules } from '#shared/navigation/console-modules'
import { setNavigation } from '#shared/navigation/navigation'
import { isOpenPath, loginPath } from '#shared/navigation/return-path'
import { hasUnsaved } from '#shared/navigation/unsaved'
import { onSessionNews, type SessionNews } from '#shared/session/end/session-news'
import { ignoreToken, readToken } from '#shared/session/token/token'
import { takeRightsAgain } from '#shared/session/user/rights'
import { signedOut, useSession } from '#shared/session/user/session'
import { applyTheme } from '#shared/settings/theme'
import { readAddress, replaceAddress } from './address'
import { ConnectionNote } from './outage/connection-note'
import { loadChunk } from './page/chunk-load'
import { AppErrorView } from './load-error-view'
import { heldView, isHeld } from './held/held-view'
import { loginView } from './signed-out/login-view'
import { outerView } from './signed-out/outer-view'
import { beginSession } from './session/session-call'
import type { LoadSession } from './session/session-code'
import type { Restart, View } from './view'

/** The view on the screen; behind it the pages of a held session, which stay as long as something typed there is not saved. */
const useView = create<{ view?: View; behind?: View }>(() => ({}))

/** Runs the console with these modules in an element. Settles when its first page is ready, with a function that ends it again. */
export async function startApp(element: HTMLElement, loadSession: LoadSession): Promise<() => void> {
  registerIcons(firstIcons)
  const stopTheme = applyTheme()
  const restart = createRestart(loadSession)
  setNavigation({
    address: () => useView.getState().view?.path() ?? readAddress(),
    open: async (path) => useView.getState().view?.open(path),
    prepare: (path) => useView.getState().view?.prepare?.(path),
    restart,
    hold: () => hold(restart),
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
export function showStartError(element: HTMLElement, error: unknown): void {
  createRoot(element).render(<AppErrorView error={error} />)
}

function Window() {
  const { view, behind } = useView()
  return (
    <>
      {[behind, view].map(
        (each) =>
          each && (
            <Activity key={each.key} mode={each === view ? 'visible' : 'hidden'}>
              {each.element}
            </Activity>
          ),
      )}
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
  if (readAddress().startsWith('/login')) return
  await ((await isHeld()) ? hold(restart) : restart(readAddress()))
}

/** Another tab ended the session of this one: by the person's own will, or since the server ended it. */
async function followNews(news: SessionNews, restart: Restart): Promise<void> {
  if (news.kind === 'signedIn') return
  ignoreToken(news.token)
  if (news.kind === 'ended') return leaveSession(news.reason)
  if (readToken() !== undefined || /^\/(?:login|password|sso|open\/)/.test(readAddress())) return
  // After a sign-out nothing stays in any tab, not even unsaved input.
  await restart(loginPath(readAddress()))
}

async function openView(restart: Restart, loadSession: LoadSession): Promise<View> {
  const login = loginView(restart, loadSession)
  if (login) return login
  try {
    const early = (await outerView(restart)) ?? (await heldView(restart))
    if (early) return early
    askForSession()
    const { routerView, modules } = await loadChunk('router', loadSession)
    setConsoleModules(modules)
    return await routerView(restart)
  } catch (error) {
    return errorView(error, restart)
  }
}

/** Sends the first call of the guard before the code of the router and of the shell has loaded. */
function askForSession(): void {
  const [pathname = '/'] = readAddress().split(/[?#]/)
  if (readToken() === undefined || isOpenPath(pathname)) return
  beginSession()
}

function errorView(error: unknown, restart: Restart): View {
  return {
    key: 'error',
    element: <AppErrorView error={error} onRetry={() => void restart(readAddress())} />,
    path: readAddress,
    open: restart,
    hasSession: () => false,
    dispose: () => {},
  }
}

/** Renders a new view in place of the present one. Of several that open at once the last one stays. */
function createRestart(loadSession: LoadSession): Restart {
  let turns = 0
  async function restart(path: string): Promise<void> {
    const turn = ++turns
    const former = useView.getState().view
    // The login page stays until the next page is ready; of a session nothing stays even for a moment, nor a navigation under
    // way, which would change the address.
    if (former?.hasSession()) clear()
    const { behind } = useView.getState()
    if (behind && !(await isHeld())) {
      const isContinued = await isSamePerson()
      if (turn !== turns) return
      if (isContinued) return showAgain(behind)
      clear()
    }
    // The router behind a held session has its own state in the history.
    if (!useView.getState().behind) replaceAddress(path)
    const next = await openView(restart, loadSession)
    if (turn !== turns) return next.dispose()
    useView.getState().view?.dispose()
    useView.setState({ view: next })
  }
  return restart
}

/**
 * Takes the pages off the screen until the session is free again. Without unsaved input nothing of them stays; with it they stay,
 * hidden, for the same person.
 */
async function hold(restart: Restart): Promise<void> {
  const { view } = useView.getState()
  if (view?.hasSession() && hasUnsaved()) {
    setPagesHeld(true)
    useView.setState({ view: undefined, behind: view })
  }
  await restart(readAddress())
}

/** The session continues with its pages as they were left; what changed meanwhile is read again. */
function showAgain(pages: View): void {
  useView.getState().view?.dispose()
  useView.setState({ view: pages, behind: undefined })
  setPagesHeld(false)
  takeRightsAgain()
}

/** Whether the token is of the person whose pages are behind; without an answer it is, as only they can unlock the session. */
async function isSamePerson(): Promise<boolean> {
  if (readToken() === undefined) return false
  const user = await request(api.session.userInfo, undefined, { message: false }).catch(() => undefined)
  return !user || user.userInfo.username === useSession.getState().userInfo.username
}

function clear(): void {
  const { view, behind } = useView.getState()
  view?.dispose()
  behind?.dispose()
  useView.setState({ view: undefined, behind: undefined })
  setPagesHeld(false)
  useSession.setState(signedOut)
}
