import type { User } from 'atrium/contract/system/user'
import { RecordDrawer } from '#shared/crud/details/record-drawer'
import type { RecordOpening } from '#shared/crud/details/use-record-opening'
import type { RowActionsOf } from '#shared/crud/table/row-actions'
import { useUserDetails } from './use-user-details'

/** One user, beside the list. */
export function UserDetails({ opening, actions }: { opening: RecordOpening; actions: RowActionsOf<User> }) {
  return <RecordDrawer opening={opening} of={useUserDetails(actions)} />
}
