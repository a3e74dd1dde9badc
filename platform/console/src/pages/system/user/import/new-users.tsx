import { Button } from 'antd'
import { api } from '#shared/api/api'
import type { Imported } from '#shared/crud/import/run/import-run'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useSession } from '#shared/session/user/session'
import { InvitationList } from '../password/invitations/invitation-list'
import type { Invitations } from '../password/invitations/use-invitations'
import { PasswordList } from '../password/password-list'
import type { PasswordRun } from '../password/use-password-run'
import css from './new-users.module.css'
import { texts } from './text'
import { peopleOf } from './user-import'

interface NewUsersProps {
  imported: Imported
  passwords: PasswordRun
  invitations: Invitations
}

/** The passwords or invitations of the new users of an import, or what is still to do for them. */
export function NewUsers({ imported, passwords, invitations }: NewUsersProps) {
  const t = useText(texts)
  const can = useCan()
  const hasMail = useSession((session) => session.hasMail)
  if (passwords.people.length > 0) return <PasswordList run={passwords} />
  if (invitations.people.length > 0) return <InvitationList run={invitations} />
  if (imported.added === 0) return null
  const people = () => peopleOf(imported.newRecords)
  return (
    <>
      <p className={css.hint}>{t(hasMail ? 'doneMailHint' : 'doneHint')}</p>
      {can(api.users.resetPasswords) && (
        <div className={css.ways}>
          {hasMail && (
            <Button type="primary" onClick={() => invitations.start(people())}>
              {t('inviteNow')}
            </Button>
          )}
          <Button onClick={() => passwords.start(people())}>{t('oncePasswordsNow')}</Button>
        </div>
      )}
    </>
  )
}
