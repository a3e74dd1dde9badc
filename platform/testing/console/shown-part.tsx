import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#shared/api/query-client'
import { ThemeProvider } from '#shared/theme/theme-provider'

/** Shows a part of a page as the shell would, beside the console that the test has opened. */
export function showPart(part: ReactNode) {
  const { client, end } = createQueryClient()
  onTestFinished(end)
  return render(
    <ThemeProvider>
      <QueryClientProvider client={client}>
        <main>{part}</main>
      </QueryClientProvider>
    </ThemeProvider>,
  )
}
