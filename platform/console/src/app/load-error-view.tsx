import { useEffect } from 'react'
import { checkConnection } from '#shared/api/connection'
import { useBrand } from '#shared/brand/brand'
import { ErrorView } from '#shared/error-page/error-view'
import { notify } from '#shared/feedback/notify'
import { translate, useText } from '#shared/i18n/text'
import { texts } from './text'

interface ErrorProps {
  error: unknown
  /** Tries again in place; without it the document is loaded again. */
  onRetry?: () => void
}

const words = {
  page: { title: 'pageFailed', hint: 'pageFailedHint' },
  missing: { title: 'pageMissing', hint: 'pageMissingHint' },
  app: { title: 'appFailed', hint: 'appFailedHint' },
} as const

/** Shows that a page failed (`page`), could not be loaded (`missing`), or that everything failed (`app`), and offers another try. */
export function LoadErrorView({ of, error, onRetry }: ErrorProps & { of: keyof typeof words }) {
  const t = useText(texts)
  const { title, hint } = words[of]
  const product = useBrand(({ name }) => name)
  useEffect(() => console.error(error), [error])
  return (
    <ErrorView picture="broken" title={title === 'appFailed' ? t(title, { product }) : t(title)} hint={t(hint)}>
      <button type="button" onClick={onRetry ?? (() => void reload())}>
        {t(onRetry ? 'retry' : 'reload')}
      </button>
    </ErrorView>
  )
}

/** Shows that everything failed, in place of the whole window. */
export function AppErrorView(props: ErrorProps) {
  return (
    <main>
      <LoadErrorView of="app" {...props} />
    </main>
  )
}

/** Without a server the browser's own error page would take the place of everything. */
async function reload(): Promise<void> {
  if (await checkConnection()) location.reload()
  else notify.error(translate(texts, 'stillLost'))
}
