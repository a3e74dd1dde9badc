import type { SettingEffect, SettingInfo } from 'atrium/contract/module/setting-calls'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import css from '../setting.module.css'
import { texts } from '../text'

type Value = NonNullable<SettingInfo['value']>

/** The result for the value that it was asked for. */
interface Shown {
  readonly of: string
  readonly effects?: readonly SettingEffect[]
  readonly error?: string
}

/** Counts what the value in the form would do, when it is asked to. */
export function SettingPreview({ setting: { settingId } }: { setting: SettingInfo }) {
  const t = useText(texts)
  const value = Form.useWatch<Value | null | undefined>('value')
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const of = JSON.stringify(value)
  const ask = async () => {
    if (value === null || value === undefined) return
    setBusy(true)
    try {
      setShown({ of, effects: await request(api.settings.preview, { body: { settingId, value } }, { message: false }) })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      setShown({ of, error: Object.values(error.fields).join(' ') || error.msg })
    } finally {
      setBusy(false)
    }
  }
  const result = shown?.of === of ? shown : undefined
  return (
    <div className={css.preview}>
      <Button loading={isBusy} disabled={value === null || value === undefined} onClick={() => void ask()}>
        {t('preview')}
      </Button>
      <div role="status" className={css.preview}>
        {result?.error !== undefined && <Alert type="error" showIcon title={result.error} />}
        {result?.effects && (
          <ul>
            {result.effects.map((effect) => (
              <li key={effect.name}>{t('effect', { ...effect })}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
