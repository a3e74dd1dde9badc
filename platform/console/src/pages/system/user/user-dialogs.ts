import { lazyDetails } from '#shared/crud/details/lazy-details'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { lazyDialog, lazyPart } from '#shared/feedback/part/lazy-part'

// What opens over the list of users, each loaded when it opens first.

export const UserForm = lazyForm(async () => (await import('./form/user-form')).UserForm)
export const RoleForm = lazyForm(async () => (await import('./roles/role-form')).RoleForm)
export const UserDetails = lazyDetails(async () => (await import('./details/user-details')).UserDetails)
export const ImportDrawer = lazyDialog(async () => (await import('./import/import-drawer')).ImportDrawer)
export const OneTimePassword = lazyPart(async () => (await import('./password/one-time-password')).OneTimePassword, {
  useIsOpen: ({ shown }) => shown !== undefined,
})
export const PasswordsDialog = lazyPart(async () => (await import('./password/passwords-dialog')).PasswordsDialog, {
  useIsOpen: ({ resets }) => resets.run.people.length > 0,
})
export const ExportDrawer = lazyDialog(async () => (await import('./actions/person-data/export-drawer')).ExportDrawer)
export const AnonymiseDrawer = lazyDialog(
  async () => (await import('./actions/person-data/anonymise-drawer')).AnonymiseDrawer,
)
