import { useCallback, useEffect } from 'react'
import { useRouter } from './kept/frozen-router'
import { addressOf } from './tab-state'
import { takeAhead, useTabs } from './tab-store'

/**
 * Sends the router after a page that shows ahead of it. In a task of its own, as that costs half as much again as to
 * show the page: the browser lets the frame that answers a click come before. What it answers sends the router at once.
 */
export function useAhead(): () => void {
  const router = useRouter()
  const ahead = useTabs((state) => state.ahead)
  const follow = useCallback(() => {
    const address = takeAhead()
    if (address === undefined) return
    void router.navigate(address, { replace: address === addressOf(router.state.location) })
  }, [router])
  useEffect(() => {
    if (ahead === undefined) return
    // Another page, which was asked for before, must not arrive in between.
    if (router.state.navigation.state !== 'idle') return follow()
    const timer = setTimeout(follow)
    return () => clearTimeout(timer)
  }, [ahead, follow, router])
  return follow
}
