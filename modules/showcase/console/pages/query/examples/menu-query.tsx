import { Button, Input } from 'antd'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from 'atrium/console/text'
import { checkQuery } from '../check-query'
import css from '../query.module.css'
import { texts } from '../text'

export default function MenuQuery() {
  const t = useText(texts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [json, setJson] = useState('{"id":"7","name":"parcel",}')
  const { values, error } = checkQuery(json)
  const search = new URLSearchParams(values).toString()
  const path = search ? `${pathname}?${search}` : pathname
  return (
    <div className={css.card}>
      <Input.TextArea
        rows={3}
        value={json}
        className={css.json}
        status={error && 'error'}
        aria-label={t('json')}
        aria-invalid={error !== undefined}
        aria-describedby="menu-query-error"
        onChange={({ target }) => setJson(target.value)}
      />
      <p id="menu-query-error" className={css.error} role="status">
        {error && t(error.text, error)}
      </p>
      <code className={css.address}>{t('opensAs', { path })}</code>
      <Button type="primary" onClick={() => void navigate(path)}>
        {t('open')}
      </Button>
    </div>
  )
}
