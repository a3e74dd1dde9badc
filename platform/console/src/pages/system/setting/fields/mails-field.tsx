import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form, Switch } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import type { FieldProps } from '#shared/crud/form/fields/input-fields'
import { useText } from '#shared/i18n/text'
import css from '../setting.module.css'
import { useValueText } from '../setting-columns'
import { texts } from '../text'

/** The kinds of mails, each with a switch that is on while it is sent. */
export function MailsField({ name, label, hint, setting }: FieldProps & { setting: SettingInfo }) {
  const t = useText(texts)
  const textOf = useValueText()
  const { data: mail } = useQuery(queryOf(api.notices.mailHindrance))
  useComparedField(name, { label, textOf: (value) => textOf(setting, value as SettingInfo['value']) })
  return (
    <>
      {mail?.hindrance === 'notSetUp' && (
        <Alert type="info" showIcon className={css.notice} title={t('noMailServer')} />
      )}
      <Form.Item name={name} label={label} extra={hint}>
        <Kinds kinds={setting.choices} />
      </Form.Item>
    </>
  )
}

interface KindsProps {
  kinds: SettingInfo['choices']
  /** The kinds that are off. */
  value?: readonly string[]
  onChange?: (value: string[]) => void
}

const none: readonly string[] = []

function Kinds({ kinds, value = none, onChange }: KindsProps) {
  const turn = (kind: string, isOn: boolean) =>
    onChange?.(isOn ? value.filter((one) => one !== kind) : [...value, kind])
  return (
    <ul className={css.mails}>
      {kinds.map(({ value: kind, label, description }) => (
        <li key={kind}>
          <span className={css.name}>
            <b>{label}</b>
            <small>{description}</small>
          </span>
          <Switch aria-label={label} checked={!value.includes(kind)} onChange={(isOn) => turn(kind, isOn)} />
        </li>
      ))}
    </ul>
  )
}
