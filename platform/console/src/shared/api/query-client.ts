import type { Endpoint } from 'atrium/contract/endpoint'
import { QueryClient } from '@tanstack/react-query'
import { useSession } from '../session/user/session'
import { onReconnection } from './connection'
import { freshUntil, queryOf } from './query'
import { request, type RequestOptions } from './request'

/** How long an answer counts as just asked for once it shows, and how long it is kept for what is to show it, in milliseconds. */
const shownFresh = 2000
const kept = 10_000

/**
 * The cache of what the pages of one session read. Other permissions let everything be read again, and an answer after an outage what
 * failed. `end` empties it, so that nothing of the session is left.
 */
export function createQueryClient(): { client: QueryClient; end: () => void } {
  const client = new QueryClient({
    // An error shows once, with its own retry; an automatic retry would show it again. Without a network a request has to
    // fail, not wait: that leads to /500.
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  })
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'observerAdded' && freshUntil.get(event.query) === Infinity)
      freshUntil.set(event.query, Date.now() + shownFresh)
    // Data that was read before a write may be out of date after it.
    if (event.type === 'updated' && event.action.type === 'invalidate') freshUntil.delete(event.query)
  })
  const stopRights = useSession.subscribe(({ userInfo, permissions }, former) => {
    const isSamePerson = userInfo.username === former.userInfo.username
    if (isSamePerson && permissions !== former.permissions) void client.invalidateQueries()
  })
  const stopReconnection = onReconnection(() => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
  return {
    client,
    end() {
      stopRights()
      stopReconnection()
      client.clear()
    },
  }
}

/**
 * Makes the first call of a page that is about to show, unless it was made before. An error is left to the page: where that does
 * not show yet, it makes the call again and says what went wrong.
 */
export function beginQuery(client: QueryClient, endpoint: Endpoint, input: { query: object }): void {
  const options = (queryOf as (endpoint: Endpoint, input: object) => ReturnType<typeof queryOf>)(endpoint, input)
  const { queryKey } = options
  if (client.getQueryState(queryKey)) return
  const isAhead = () => !client.getQueryCache().find({ queryKey })?.isActive()
  const queryFn = ({ signal }: { signal: AbortSignal }) => (request as Call)(endpoint, input, { signal, isAhead })
  void client.prefetchQuery({ ...options, queryFn, gcTime: kept })
  freshUntil.set(client.getQueryCache().find({ queryKey })!, Infinity)
}

type Call = (endpoint: Endpoint, input: object, options: RequestOptions) => Promise<unknown>
