import { redirect, type MiddlewareFunction, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { RequestError } from '../shared/api/request-error'
import { showLock } from '../shared/session/hold/lock'
import { isPasswordDueAnswer, showPasswordDue } from '../shared/session/hold/password-due'
import { isOpenPath, loginPath } from '../shared/session/navigation/return-path'
import { forgetToken, readToken } from '../shared/session/token'
import { loadSession } from './session-load'
import { loadShell } from './shell-frame'
import type { Restart } from './view'

/** What a router needs to let only signed-in people in and to know their routes. One per router. */
export interface Guard {
  readonly middleware: MiddlewareFunction
  readonly patchRoutes: PatchRoutesOnNavigationFunction
  hasSession(): boolean
}

/**
 * Section 2.3. The session is one memoised promise that both entry points share: `patchRoutes` adds the menu's routes before
 * the router tries its navigation again, `middleware` turns away whoever has none.
 */
export function createGuard(restart: Restart): Guard {
  let owner: string | undefined
  let session: Promise<RouteObject[]> | undefined
  let isPatched = false

  const ensure = (token: string) => {
    owner ??= token
    session ??= loadRoutes(token).catch((error: unknown) => {
      owner = undefined
      session = undefined
      throw error
    })
    return session
  }

  /** Another router takes over; what asked for this goes no further. */
  const beginAnew = (path: string) => {
    void restart(path)
    return new Promise<never>(() => {})
  }

  return {
    hasSession: () => isPatched,

    async patchRoutes({ path, patch, signal }) {
      const token = readToken()
      if (isPatched || token === undefined || isOpenPath(path)) return
      const routes = await ensure(token).catch(() => undefined)
      // A navigation that another one overtook patches nothing; that other one comes by here itself.
      if (!routes || isPatched || signal.aborted) return
      isPatched = true
      patch('root', routes)
    },

    async middleware({ request }) {
      const { pathname, search } = new URL(request.url)
      if (isOpenPath(pathname)) return
      const path = pathname + search
      const token = readToken()
      if (isPatched && owner !== token) {
        // Signed out, or signed in as somebody else, in another tab of this browser.
        return beginAnew(token === undefined ? loginPath(path) : path)
      }
      if (token === undefined) throw redirect(loginPath(path))
      try {
        await ensure(token)
      } catch (error) {
        if (isHeld(error)) {
          await (isPasswordDueAnswer(error) ? showPasswordDue() : showLock())
          throw error
        }
        const present = readToken()
        // Another tab of this browser began a session meanwhile, or took the lock off this one.
        if (present !== undefined && present !== token) return beginAnew(path)
        throw redirect(isOffline(error) ? '/500' : loginPath(path))
      }
    },
  }
}

async function loadRoutes(token: string): Promise<RouteObject[]> {
  try {
    const [routes] = await Promise.all([loadSession(), loadShell()])
    return routes
  } catch (error) {
    // Without a network nobody can tell whether the token is good; that of a session that is held is.
    if (!isOffline(error) && !isHeld(error) && readToken() === token) forgetToken()
    throw error
  }
}

/** Locked, or waiting for a new password. */
function isHeld(error: unknown): boolean {
  return isPasswordDueAnswer(error) || (error instanceof RequestError && error.code === 423)
}

function isOffline(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'offline'
}
