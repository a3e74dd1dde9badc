import { Select } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import { cellKinds, cellRenderers, type CellKind } from '../cell-renderers'
import css from '../page.module.css'
import { texts } from '../text'

const rows = [
  { supplier: 'supplier1', due: '2026-11-30', sum: 24_800, rating: 5, status: 'paid' },
  { supplier: 'supplier2', due: '2026-12-15', sum: 8995.5, rating: 4, status: 'open' },
  { supplier: 'supplier3', due: '2026-10-31', sum: 1360, rating: 3, status: 'late' },
] as const

const columns = { due: 'date', sum: 'money', rating: 'stars', status: 'tag' } as const
const keys = Object.keys(columns) as (keyof typeof columns)[]

export default function Registry() {
  const t = useText(texts)
  const [kinds, setKinds] = useState<Record<keyof typeof columns, CellKind>>(columns)
  return (
    <div className={`${sample.card} ${css.wide}`}>
      <span className={sample.hint}>{t('columnsHint')}</span>
      <div className={css.kinds}>
        {keys.map((key) => (
          <Select
            key={key}
            prefix={t(key)}
            aria-label={t('kindOf', { name: t(key) })}
            options={cellKinds.map((value) => ({ value, label: t(value) }))}
            value={kinds[key]}
            onChange={(kind) => setKinds((before) => ({ ...before, [key]: kind }))}
          />
        ))}
      </div>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.supplier}>
            <b className={sample.title}>{t(row.supplier)}</b>
            {keys.map((key) => (
              <span key={key}>{cellRenderers[kinds[key]](row[key])}</span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
