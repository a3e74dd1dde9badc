import { useLocation, useSearchParams } from 'react-router'
import { useText } from 'atrium/console/text'
import css from '../query.module.css'
import { texts } from '../text'

export default function Read() {
  const t = useText(texts)
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const values = [...query]
  return (
    <div className={css.card}>
      <dl className={css.values}>
        {values.map(([key, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a name may come twice
          <div key={index}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {values.length === 0 && <p>{t('none')}</p>}
      <code className={css.address} aria-label={t('address')}>
        {pathname + search}
      </code>
    </div>
  )
}
