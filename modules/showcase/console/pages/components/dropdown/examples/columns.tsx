import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon, PickerPanel } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const columns = ['number', 'customer', 'amount', 'date', 'stateColumn'] as const

export default function Columns() {
  const t = useText(texts)
  const [shown, setShown] = useState<readonly string[]>(['number', 'customer', 'amount'])
  const [query, setQuery] = useState('')
  const row = {
    number: '20261122-0917',
    customer: t('customerValue'),
    amount: '¥451.80',
    date: '2026-11-22',
    stateColumn: t('stateValue'),
  }
  const found = columns.filter((column) => t(column).toLowerCase().includes(query.trim().toLowerCase()))
  const hidden = shown.filter((one) => !found.some((column) => column === one))
  const visible = columns.filter((column) => shown.includes(column))
  return (
    <div className={css.card}>
      <div className={css.cardHead}>
        <b>{t('orders')}</b>
        <PickerPanel
          panelLabel={t('tableColumns')}
          className={css.trigger}
          button={
            <>
              <Icon name="lucide:columns-3" />
              {t('tableColumns')}
            </>
          }
        >
          {() => (
            <div className={css.panel}>
              <Input
                allowClear
                value={query}
                aria-label={t('find')}
                placeholder={t('find')}
                prefix={<Icon name="lucide:search" />}
                onChange={(event) => setQuery(event.target.value)}
              />
              <Checkbox.Group
                value={[...shown]}
                options={found.map((value) => ({ value, label: t(value) }))}
                // What the search hides keeps its tick.
                onChange={(ticked) => setShown([...hidden, ...ticked])}
              />
              {found.length === 0 && <p>{t('none')}</p>}
            </div>
          )}
        </PickerPanel>
      </div>
      <div className={css.table}>
        {visible.map((column) => (
          <div key={column}>
            <span>{t(column)}</span>
            <span>{row[column]}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
