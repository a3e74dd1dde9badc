import { Button } from 'antd'
import { api } from '#shared/api/api'
import type { Imported } from '#shared/crud/import/run/import-run'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { PasswordList } from '../password/password-list'
import type { PasswordRun } from '../password/use-password-run'
import css from './new-users.module.css'
import { texts } from './text'
import { peopleOf } from './user-import'

/** The passwords of the new users of an import, or what is still to do for them. */
export function NewUsers({ imported, passwords }: { imported: Imported; passwords: PasswordRun }) {
  const t = useText(texts)
  const can = useCan()
  if (passwords.people.length > 0) return <PasswordList run={passwords} />
  if (imported.added === 0) return null
  return (
    <>
      <p className={css.hint}>{t('doneHint')}</p>
      {can(api.users.resetPasswords) && (
        <Button className={css.issue} onClick={() => passwords.start(peopleOf(imported.newRecords))}>
          {t('oncePasswordsNow')}
        </Button>
      )}
    </>
  )
}
