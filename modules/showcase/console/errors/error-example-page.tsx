import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ErrorPage } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import css from './error-example-page.module.css'
import { ErrorTrial } from './error-trial'
import { texts } from './text'

interface ErrorExamplePageProps {
  status: 403 | 404 | 500
  /** An address that shows this error for real. */
  example: string
  /** More about it. */
  children?: ReactNode
}

/** An error page as it shows within the shell, what it means, and how to meet it for real. */
export function ErrorExamplePage({ status, example, children }: ErrorExamplePageProps) {
  const t = useText(texts)
  return (
    <div className={css.page}>
      <ErrorPage status={status} />
      <section className={css.card} aria-labelledby="error-meaning">
        <h2 id="error-meaning">{t('meaning')}</h2>
        <p>{t(`meaning${status}`)}</p>
        <p>
          {t(`where${status}`)} <Link to={example}>{t('see', { path: example })}</Link>
        </p>
      </section>
      <section className={css.card} aria-labelledby="error-trial">
        <h2 id="error-trial">{t('trial')}</h2>
        <p>{t(`trial${status}`)}</p>
        <ErrorTrial status={status} />
      </section>
      {children}
    </div>
  )
}
