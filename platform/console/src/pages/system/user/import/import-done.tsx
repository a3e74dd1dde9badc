import { Icon } from '@atrium/ui/icon'
import { Button } from 'antd'
import { api } from '#shared/api/api'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { PasswordList } from '../password/password-list'
import type { PasswordRun } from '../password/use-password-run'
import css from './import-done.module.css'
import type { Imported } from './run/import-run'
import { texts } from './text'

/** The result of an import, and the passwords of its new users or what is still to do for them. */
export function ImportDone({ imported, passwords }: { imported: Imported; passwords: PasswordRun }) {
  const t = useText(texts)
  const can = useCan()
  const { added, changed, newUsers } = imported
  const hasPasswords = passwords.people.length > 0
  return (
    <>
      <div className={css.done} role="status">
        <Icon name="lucide:circle-check" size={32} />
        <b>{t('doneTitle', { added, changed })}</b>
        {added > 0 && !hasPasswords && <p>{t('doneHint')}</p>}
      </div>
      {hasPasswords && <PasswordList run={passwords} />}
      {added > 0 && !hasPasswords && can(api.users.resetPasswords) && (
        <Button className={css.issue} onClick={() => passwords.start(newUsers)}>
          {t('oncePasswordsNow')}
        </Button>
      )}
    </>
  )
}
