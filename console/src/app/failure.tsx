import { useEffect } from 'react'
import { ErrorView } from '../shared/error-page/error-view'
import { useText } from '../shared/i18n/text'
import { texts } from './text'

/** Says that a page (`page`) or everything (`app`) failed, and offers to load it again. */
export function Failure({ of, error }: { of: 'page' | 'app'; error: unknown }) {
  const t = useText(texts)
  useEffect(() => console.error(error), [error])
  return (
    <ErrorView picture="broken" title={t(`${of}Failed`)} hint={t(`${of}FailedHint`)}>
      <button type="button" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </ErrorView>
  )
}

/** The failure of everything, in place of the whole window. */
export function AppFailure({ error }: { error: unknown }) {
  return (
    <main>
      <Failure of="app" error={error} />
    </main>
  )
}
