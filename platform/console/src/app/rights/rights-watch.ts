import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { hasSession } from '#shared/session/end/expire'
import { readToken } from '#shared/session/token/token'

/** How often a visible console makes the call, in milliseconds. */
const interval = 30_000

/**
 * Requests whether the rights changed while no other call does: when the window becomes visible or gets the focus, and every 30
 * seconds while it is visible. `request` reads the header of the response. Returns a function that stops it.
 */
export function watchRights(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let isAsking = false
  const ask = async () => {
    // Between a sign-out in another tab and its message the token is gone already.
    const isSignedIn = hasSession() && readToken() !== undefined
    if (isAsking || !isSignedIn || !navigator.onLine) return
    isAsking = true
    // Without an answer nothing is shown: the next one has the same header.
    await request(api.session.rights, undefined, { isUnasked: true }).catch(() => undefined)
    isAsking = false
  }
  const wait = () => {
    clearInterval(timer)
    timer = document.visibilityState === 'visible' ? setInterval(() => void ask(), interval) : undefined
  }
  const onSight = () => {
    wait()
    if (document.visibilityState === 'visible') void ask()
  }
  wait()
  window.addEventListener('focus', onSight)
  document.addEventListener('visibilitychange', onSight)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', onSight)
    document.removeEventListener('visibilitychange', onSight)
  }
}
