import 'atrium/ui/tokens.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Profiler } from 'react'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Form } from '#modules/forms/engine/schema/form'
import { ConfirmDialog } from '#shared/feedback/confirm-dialog'
import { Feedback } from '#shared/feedback/feedback'
import { ThemeProvider } from '#shared/theme/theme-provider'
import { FormDesigner } from '../designer/form-designer'

interface Hearers {
  readonly onChange: (form: Form) => void
  readonly onSave?: (form: Form) => Promise<void>
  /** Called for each time that the designer is drawn. */
  readonly onRender?: () => void
}

/** Shows the designer alone, for a test. */
export async function showDesigner(form: Form, { onChange, onSave, onRender = () => {} }: Hearers) {
  await page.viewport(1440, 900)
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider>
        <main>
          <Profiler id="designer" onRender={onRender}>
            <FormDesigner form={form} onChange={onChange} onSave={onSave ?? (() => Promise.resolve())} />
          </Profiler>
        </main>
        <Feedback />
        <ConfirmDialog />
      </ThemeProvider>
    </QueryClientProvider>,
  )
}
