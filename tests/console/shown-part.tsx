import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '#shared/theme/theme-provider'
import { DataProvider } from '../../platform/console/src/shell/data-provider'

/** Shows a part of a page as the shell would, beside the console that the test has opened. */
export function showPart(part: ReactNode) {
  return render(
    <ThemeProvider>
      <DataProvider>
        <main>{part}</main>
      </DataProvider>
    </ThemeProvider>,
  )
}
