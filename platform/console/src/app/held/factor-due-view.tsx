import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '#shared/api/query-client'
import { FactorDueScreen } from '../../shell/due/factor-due/factor-due-screen'
import { loadShell } from '../shell-frame'

/** Returns the screen of a factor that is due, with what pages have around them: the set-up is that of the profile. */
export async function factorDueView(): Promise<{ element: ReactNode; end: () => void }> {
  // With its icons.
  await loadShell()
  const { client, end } = createQueryClient()
  const element = (
    <QueryClientProvider client={client}>
      <FactorDueScreen />
    </QueryClientProvider>
  )
  return { element, end }
}
