import type { DataRouter, RouterSubscriber } from 'react-router'

/** How long a navigation takes before anything shows that it is under way, in milliseconds. */
const patience = 50

/**
 * The router, which does not publish that a navigation is under way when it ends at once. A page whose files are there is
 * rendered in the same task as the click; a render of the state in between would be as much work again, and show nothing.
 */
export function withoutBriefLoading(router: DataRouter): DataRouter {
  function subscribe(subscriber: RouterSubscriber) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = router.subscribe((state, options) => {
      clearTimeout(timer)
      if (state.navigation.state === 'idle') subscriber(state, options)
      else timer = setTimeout(subscriber, patience, state, options)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter
}
