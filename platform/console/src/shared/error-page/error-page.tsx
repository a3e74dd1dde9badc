import { Link } from 'react-router'
import { ErrorView } from './error-view'
import { useText } from '../i18n/text'
import { texts } from './text'

const pictures = { 403: 'closed', 404: 'missing', 500: 'broken' } as const

/** The page of an HTTP status, with a way home. The same inside of the layout and without it. */
export function ErrorPage({ status }: { status: keyof typeof pictures }) {
  const t = useText(texts)
  return (
    <ErrorView picture={pictures[status]} code={status} title={t(`title${status}`)} hint={t(`hint${status}`)}>
      <Link to="/">{t('home')}</Link>
    </ErrorView>
  )
}
