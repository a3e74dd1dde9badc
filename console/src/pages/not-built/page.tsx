import { ErrorView } from '#shared/error-page/error-view'
import { Link } from 'react-router'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Shown in place of every page that a later change brings. */
export default function NotBuiltPage() {
  const t = useText(texts)
  return (
    <ErrorView picture="missing" title={t('title')} hint={t('hint')}>
      <Link to="/">{t('home')}</Link>
    </ErrorView>
  )
}
