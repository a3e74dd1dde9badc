import { RoleForm, ScopeForm, type useRoleWork } from './use-role-work'

/** The forms of a role, each of which shows once it is opened. */
export function RoleForms({ work: { form, scope } }: { work: ReturnType<typeof useRoleWork> }) {
  return (
    <>
      <RoleForm form={form} />
      <ScopeForm form={scope} />
    </>
  )
}
