import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useReconnection } from '#shared/api/connection'
import { useSession } from '#shared/session/user/session'

/** The cache of the requests of the shell and its pages. It ends with the shell, so that nothing of a session is left. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // An error shows once, with its own retry; an automatic retry would show it again. Without a network a request has to
        // fail, not wait: that leads to /500.
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
      }),
  )
  // With other permissions the same request may have another result.
  useEffect(
    () =>
      useSession.subscribe(({ userInfo, permissions }, former) => {
        const isSamePerson = userInfo.username === former.userInfo.username
        if (isSamePerson && permissions !== former.permissions) void client.invalidateQueries()
      }),
    [client],
  )
  const readFailed = useCallback(
    () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [client],
  )
  useReconnection(readFailed)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
