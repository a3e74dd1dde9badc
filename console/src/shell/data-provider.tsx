import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useReconnection } from '#shared/api/connection'
import { useSession } from '#shared/session/user/session'

/** Holds what the pages asked the server for. It lives and ends with the shell, so that nothing outlasts a session. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // A failure is told once and offers its own retry; asking again unbidden would tell it again. Without a network a call
        // has to fail, not wait: that is what leads to /500.
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
      }),
  )
  // With other rights the same question may have another answer.
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
