import { RecordPage } from '#shared/crud/details/record-page'
import { UserForms } from '../actions/user-forms'
import { useUserWork } from '../actions/use-user-work'
import { useUserDetails } from './use-user-details'

/** One user, as a page. */
export default function UserDetailsPage() {
  const work = useUserWork()
  return (
    <RecordPage of={useUserDetails(work.actions)}>
      <UserForms work={work} />
    </RecordPage>
  )
}
