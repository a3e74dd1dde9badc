import { Radio } from 'antd'
import { useId } from 'react'
import { api } from '#shared/api/api'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './password-choice.module.css'
import { texts } from './text'

interface PasswordChoiceProps {
  value: boolean
  disabled: boolean
  onChange: (withPasswords: boolean) => void
}

/** Whether those who are added get a password. Drawn for those who may reset passwords. */
export function PasswordChoice({ value, disabled, onChange }: PasswordChoiceProps) {
  const t = useText(texts)
  const can = useCan()
  const id = useId()
  if (!can(api.users.resetPasswords)) return null
  return (
    <div>
      <p id={`${id}-label`}>{t('passwords')}</p>
      <Radio.Group
        className={css.choices}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        value={value}
        disabled={disabled}
        options={[
          { value: false, label: t('noPasswords') },
          { value: true, label: t('oncePasswords') },
        ]}
        onChange={({ target }) => onChange(target.value as boolean)}
      />
      {value && (
        <p id={`${id}-hint`} className={css.hint}>
          {t('oncePasswordsHint')}
        </p>
      )}
    </div>
  )
}
