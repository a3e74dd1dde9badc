import { Radio } from 'antd'
import { useId } from 'react'
import { api } from '#shared/api/api'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useSession } from '#shared/session/user/session'
import css from './password-choice.module.css'
import { texts } from './text'

/** How those who are added get their password. */
export type FirstPasswords = 'none' | 'once' | 'invited'

interface PasswordChoiceProps {
  value: FirstPasswords
  disabled: boolean
  onChange: (passwords: FirstPasswords) => void
}

/** How those who are added get a password. Drawn for those who may reset passwords. */
export function PasswordChoice({ value, disabled, onChange }: PasswordChoiceProps) {
  const t = useText(texts)
  const can = useCan()
  const id = useId()
  const hasMail = useSession((session) => session.hasMail)
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
          { value: 'none', label: t('noPasswords') },
          ...(hasMail ? [{ value: 'invited', label: t('invitations') }] : []),
          { value: 'once', label: t('oncePasswords') },
        ]}
        onChange={({ target }) => onChange(target.value as FirstPasswords)}
      />
      {value !== 'none' && (
        <p id={`${id}-hint`} className={css.hint}>
          {t(value === 'once' ? 'oncePasswordsHint' : 'invitationsHint')}
        </p>
      )}
    </div>
  )
}
