import { RecordDrawer } from '#shared/crud/details/record-drawer'
import type { RecordOpening } from '#shared/crud/details/use-record-opening'
import type { useRoleWork } from '../use-role-work'
import { useRoleDetails } from './use-role-details'

/** One role, beside the list. */
export function RoleDetails({ opening, work }: { opening: RecordOpening; work: ReturnType<typeof useRoleWork> }) {
  return <RecordDrawer opening={opening} of={useRoleDetails(work)} />
}
