import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useText } from '../shared/i18n/text'
import { ErrorView } from '../shared/feedback/error-view'
import { texts } from './text'

/** Stands in the place of a page that failed; everything around it goes on. */
export function PageError() {
  const error = useRouteError()
  const t = useText(texts)
  useEffect(() => console.error(error), [error])
  return (
    <ErrorView picture="broken" title={t('pageFailed')} hint={t('pageFailedHint')}>
      <button type="button" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </ErrorView>
  )
}

/** Stands in the place of everything, when what stands around the pages failed. */
export function AppError() {
  return (
    <main>
      <PageError />
    </main>
  )
}
