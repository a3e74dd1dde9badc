import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { StatusTag } from 'atrium/ui'
import { FilteredList } from '../filtered-list'
import css from '../page.module.css'
import { texts } from '../text'

const parcels = [
  { number: 'SF 1380', to: 'hangzhou', late: 0 },
  { number: 'RM 7731', to: 'bristol', late: 5 },
  { number: 'CT 0942', to: 'lisbon', late: 0 },
  { number: 'PN 5518', to: 'oslo', late: 26 },
] as const

export default function Scoped() {
  const t = useText(texts)
  const [look, setLook] = useState<'lines' | 'chips'>('lines')
  const stateOf = (late: number) => (late === 0 ? t('onTime') : t('hours', { count: late }))
  return (
    <div className={css.sheet}>
      <Segmented
        aria-label={t('looks')}
        options={(['lines', 'chips'] as const).map((value) => ({ value, label: t(value) }))}
        value={look}
        onChange={setLook}
      />
      <FilteredList
        items={parcels}
        keyOf={({ number }) => number}
        passes={({ late }) => late > 0}
        filterLabel={t('late')}
        renderItem={({ number, to, late }) =>
          look === 'chips' ? (
            <StatusTag tone={late > 0 ? 'warning' : 'success'}>{number}</StatusTag>
          ) : (
            <span className={css.parcel}>
              <b>{number}</b>
              <span>{t(to)}</span>
              <StatusTag tone={late > 0 ? 'warning' : 'success'}>{stateOf(late)}</StatusTag>
            </span>
          )
        }
        renderFooter={(known) => <small>{t('parcels', known)}</small>}
        empty={<p>{t('none')}</p>}
      />
    </div>
  )
}
