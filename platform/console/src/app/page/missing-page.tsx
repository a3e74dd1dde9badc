import { Link } from 'react-router'
import { ErrorView } from '#shared/error-page/error-view'
import { texts as errorTexts } from '#shared/error-page/text'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'

/** In place of a page that is not in this build: the 404 view, which says so. */
export function MissingPage() {
  const t = useText(texts)
  const words = useText(errorTexts)
  return (
    <ErrorView picture="missing" code={404} title={words('title404')} hint={t('notInBuild')}>
      <Link to="/">{words('home')}</Link>
    </ErrorView>
  )
}
