import { useState } from 'react'
import { ImportDrawer as AnyImportDrawer } from '#shared/crud/import/import-drawer'
import { mayDiscard } from '../password/discard-question'
import { usePasswordRun } from '../password/use-password-run'
import { NewUsers } from './new-users'
import { PasswordChoice } from './password-choice'
import { peopleOf, userImportSpec } from './user-import'

/** The import of users: that of any list, and one-time passwords for those who are added. */
export function ImportDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const passwords = usePasswordRun()
  const [withPasswords, setWithPasswords] = useState(false)
  return (
    <AnyImportDrawer
      spec={userImportSpec}
      isOpen={isOpen}
      onClose={onClose}
      renderOptions={(isBusy) => <PasswordChoice value={withPasswords} disabled={isBusy} onChange={setWithPasswords} />}
      onImported={({ newRecords }) => withPasswords && passwords.start(peopleOf(newRecords))}
      onRestart={passwords.clear}
      mayLeaveResult={() => mayDiscard(passwords)}
      isKept={passwords.isRunning}
      renderResult={(imported) => <NewUsers imported={imported} passwords={passwords} />}
    />
  )
}
