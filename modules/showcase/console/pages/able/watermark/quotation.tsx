import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from './page.module.css'
import { texts } from './text'

/** The document that is marked. */
export function Quotation() {
  const t = useText(texts)
  const lines = [
    [t('customer'), t('customerName')],
    [t('item1'), '¥12,800.00'],
    [t('item2'), '¥21,360.00'],
    [t('total'), '¥34,160.00'],
    [t('valid'), '2026-12-31'],
  ] as const
  return (
    <div className={css.card}>
      <b className={sample.title}>{t('quotation')}</b>
      <dl className={css.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
