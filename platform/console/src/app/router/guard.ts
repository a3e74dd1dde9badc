import {
  createPath,
  redirect,
  replace,
  type Location,
  type MiddlewareFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { api } from '#shared/api/api'
import { request as send } from '#shared/api/request'
import { statusText } from '#shared/api/text'
import { isOffline, RequestError } from '#shared/api/request-error'
import { showLock } from '#shared/session/lock/lock'
import { isPasswordDueAnswer, showPasswordDue } from '#shared/session/calls/password-due'
import { isOpenPath, loginPath, outagePath } from '#shared/navigation/return-path'
import { openingPath } from '#shared/navigation/opening-view'
import { navigation } from '#shared/navigation/navigation'
import { hasUnsaved } from '#shared/navigation/unsaved'
import { isFactorDueAnswer, showFactorDue } from '#shared/session/factor/factor-due'
import { askToSignIn } from '#shared/session/end/renewal'
import { useSession } from '#shared/session/user/session'
import { forgetToken, readToken, tokenSettled } from '#shared/session/token/token'
import { menuRoutes } from '../menu/menu-routes'
import type { PageLoader } from '../page/page-loader'
import { loadSession } from '../session-load'
import { loadShell } from '../shell-frame'
import type { Restart } from '../view'

/** The guard of a router: it lets only signed-in people in and loads their routes. One per router. */
export interface Guard {
  readonly middleware: MiddlewareFunction
  readonly patchRoutes: PatchRoutesOnNavigationFunction
  hasSession(): boolean
}

/**
 * Section 2.3. The session is one memoised promise that both entry points share: `patchRoutes` adds the menu's routes before
 * the router tries its navigation again, `middleware` turns away those without one. `target` is where the router goes.
 */
export function createGuard(restart: Restart, pages: PageLoader, target: () => Location): Guard {
  let owner: string | undefined
  let session: Promise<RouteObject[]> | undefined
  let isPatched = false

  const ensure = (token: string) => {
    owner ??= token
    session ??= loadRoutes(token, pages, target).catch((error: unknown) => {
      owner = undefined
      session = undefined
      throw error
    })
    return session
  }

  return {
    hasSession: () => isPatched,

    async patchRoutes({ path, patch, signal }) {
      const token = readToken()
      if (isPatched || token === undefined || isOpenPath(path)) return
      const routes = await ensure(token).catch(() => undefined)
      // An aborted navigation patches nothing; the one that replaced it calls this itself.
      if (!routes || isPatched || signal.aborted) return
      isPatched = true
      patch('root', routes)
    },

    async middleware({ request }) {
      const { pathname, search } = new URL(request.url)
      if (isOpenPath(pathname)) return
      // Requests have no fragment.
      const path = pathname + search + target().hash
      const token = readToken()
      if (isPatched && owner !== token) {
        // Signed out, or signed in as another person, in another tab of this browser.
        if (token === undefined) return hasUnsaved() ? stay(path) : beginAgain(restart, loginPath(path))
        if (!(await isSamePerson())) return beginAgain(restart, path)
        owner = token
      }
      if (token === undefined) throw redirect(loginPath(path))
      try {
        await ensure(token)
      } catch (error) {
        if (isHeld(error)) {
          await showHeld(error)
          throw error
        }
        const present = readToken()
        // Another tab of this browser began a session meanwhile, or took the lock off this one.
        if (present !== undefined && present !== token) return beginAgain(restart, path)
        throw redirect(isOffline(error) ? outagePath(path) : loginPath(path))
      }
      // The session came with the second try: the routes of this navigation are from before it.
      if (!isPatched) return beginAgain(restart, path)
    },
  }
}

/** The active page keeps its input, and the person signs in again over it. */
function stay(path: string): void {
  askToSignIn(statusText(401))
  const shown = navigation().address()
  if (path !== shown) throw replace(shown)
}

/** Another router replaces this one; the navigation that needed it never ends. */
function beginAgain(restart: Restart, path: string): Promise<never> {
  void restart(path)
  return new Promise<never>(() => {})
}

/** Whether the token is of the person whose pages show: their password was changed, in this tab or another one. */
async function isSamePerson(): Promise<boolean> {
  const { username } = useSession.getState().userInfo
  const user = await send(api.session.userInfo, undefined, { message: false }).catch(() => undefined)
  return user?.userInfo.username === username
}

async function loadRoutes(token: string, pages: PageLoader, target: () => Location): Promise<RouteObject[]> {
  try {
    const session = loadSession().then((nodes) => {
      // Its page comes along with the shell.
      beginPage(pages, target())
      return menuRoutes(nodes, pages)
    })
    const [routes] = await Promise.all([session, loadShell()])
    return routes
  } catch (error) {
    // Without a network the token may still be valid; that of a locked session is.
    if (!isOffline(error) && !isHeld(error)) {
      await tokenSettled()
      if (readToken() === token) forgetToken()
    }
    throw error
  }
}

/** The route of the page waits for it. */
function beginPage(pages: PageLoader, location: Location): void {
  const { page } = useSession.getState().routes.get(location.pathname) ?? {}
  if (page !== undefined) void pages.load(page, openingPath(page, createPath(location)))
}

function showHeld(error: unknown): Promise<void> {
  if (isPasswordDueAnswer(error)) return showPasswordDue()
  return isFactorDueAnswer(error) ? showFactorDue() : showLock()
}

/** Locked, or waiting for a new password or a second factor. */
function isHeld(error: unknown): boolean {
  return isPasswordDueAnswer(error) || isFactorDueAnswer(error) || (error instanceof RequestError && error.code === 423)
}
