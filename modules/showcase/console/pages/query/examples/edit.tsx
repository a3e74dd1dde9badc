import { Button, Input } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { sameTab } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { IconButton, Icon } from 'atrium/ui'
import css from '../query.module.css'
import { texts } from '../text'

export default function Edit() {
  const t = useText(texts)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [rows, setRows] = useState(() => [...query])
  const named = rows.filter(([key]) => key.trim() !== '')
  const to = { search: new URLSearchParams(named).toString() }
  const change = (at: number, key: string, value: string) => setRows(rows.with(at, [key, value]))
  return (
    <div className={css.card}>
      {rows.map(([key, value], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a name may come twice
        <div key={at} className={css.row}>
          <Input
            value={key}
            placeholder={t('key')}
            aria-label={t('keyOf', { row: at + 1 })}
            onChange={({ target }) => change(at, target.value, value)}
          />
          <Input
            value={value}
            placeholder={t('value')}
            aria-label={t('valueOf', { row: at + 1 })}
            onChange={({ target }) => change(at, key, target.value)}
          />
          <IconButton
            icon="lucide:trash-2"
            label={t('remove', { row: at + 1 })}
            onClick={() => setRows(rows.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button type="dashed" icon={<Icon name="lucide:plus" />} onClick={() => setRows([...rows, ['', '']])}>
        {t('add')}
      </Button>
      <div className={css.buttons}>
        <Button onClick={() => void navigate(to, { replace: true, state: sameTab })}>{t('useHere')}</Button>
        <Button type="primary" onClick={() => void navigate(to)}>
          {t('openTab')}
        </Button>
      </div>
    </div>
  )
}
