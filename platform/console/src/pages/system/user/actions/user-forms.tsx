import { PersonDrawers } from './person-data/person-drawers'
import { OneTimePassword, RoleForm, UserForm } from '../user-dialogs'
import type { useUserWork } from './use-user-work'

/** The forms and dialogs that the actions of a user open. */
export function UserForms({ work }: { work: ReturnType<typeof useUserWork> }) {
  return (
    <>
      <UserForm form={work.form} />
      <RoleForm form={work.roles} />
      <PersonDrawers data={work.data} />
      <OneTimePassword shown={work.reset.shown} onClose={work.reset.close} />
    </>
  )
}
