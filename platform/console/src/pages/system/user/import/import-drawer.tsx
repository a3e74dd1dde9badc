import { useState } from 'react'
import { ImportDrawer as AnyImportDrawer } from '#shared/crud/import/import-drawer'
import { useInvitations } from '../password/invitations/use-invitations'
import { mayDiscard } from '../password/discard-question'
import { usePasswordRun } from '../password/use-password-run'
import { NewUsers } from './new-users'
import { PasswordChoice, type FirstPasswords } from './password-choice'
import { peopleOf, userImportSpec } from './user-import'

/** The import of users: that of any list, and one-time passwords or invitations for those who are added. */
export function ImportDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const passwords = usePasswordRun()
  const invitations = useInvitations()
  const [choice, setChoice] = useState<FirstPasswords>('none')
  return (
    <AnyImportDrawer
      spec={userImportSpec}
      isOpen={isOpen}
      onClose={onClose}
      renderOptions={(isBusy) => <PasswordChoice value={choice} disabled={isBusy} onChange={setChoice} />}
      onImported={({ newRecords }) => {
        if (choice === 'once') passwords.start(peopleOf(newRecords))
        if (choice === 'invited') invitations.start(peopleOf(newRecords))
      }}
      onRestart={() => {
        passwords.clear()
        invitations.clear()
      }}
      mayLeaveResult={() => mayDiscard(passwords)}
      isKept={passwords.isRunning || invitations.isRunning}
      renderResult={(imported) => <NewUsers imported={imported} passwords={passwords} invitations={invitations} />}
    />
  )
}
