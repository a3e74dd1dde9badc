import { Radio } from 'antd'
import { useId } from 'react'
import { api } from '#shared/api/api'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './file-choice.module.css'
import type { Import } from './run/use-import'
import { texts } from './text'

/** Whether those who are added get a password. Drawn for those who may reset passwords. */
export function PasswordChoice({ job }: { job: Import }) {
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
        value={job.withPasswords}
        disabled={job.busy !== undefined}
        options={[
          { value: false, label: t('noPasswords') },
          { value: true, label: t('oncePasswords') },
        ]}
        onChange={({ target }) => job.setWithPasswords(target.value as boolean)}
      />
      {job.withPasswords && (
        <p id={`${id}-hint`} className={css.hint}>
          {t('oncePasswordsHint')}
        </p>
      )}
    </div>
  )
}
