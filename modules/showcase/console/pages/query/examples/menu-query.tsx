import { Button, Input } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '#shared/i18n/text'
import { checkQuery } from '../check-query'
import css from '../query.module.css'
import { texts } from '../text'

export default function MenuQuery() {
  const t = useText(texts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [json, setJson] = useState('{"id":"7","name":"parcel",}')
  const { values, fault } = checkQuery(json)
  const search = new URLSearchParams(values).toString()
  const path = search ? `${pathname}?${search}` : pathname
  return (
    <div className={css.card}>
      <Input.TextArea
        rows={3}
        value={json}
        className={css.json}
        status={fault && 'error'}
        aria-label={t('json')}
        aria-invalid={fault !== undefined}
        aria-describedby="menu-query-fault"
        onChange={({ target }) => setJson(target.value)}
      />
      <p id="menu-query-fault" className={css.fault} role="status">
        {fault && t(fault.text, fault)}
      </p>
      <code className={css.address}>{t('opensAs', { path })}</code>
      <Button type="primary" onClick={() => void navigate(path)}>
        {t('open')}
      </Button>
    </div>
  )
}
