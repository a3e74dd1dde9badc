import { RecordPage } from '#shared/crud/details/record-page'
import { RoleForms } from '../role-forms'
import { useRoleWork } from '../use-role-work'
import { useRoleDetails } from './use-role-details'

/** One role, as a page. */
export default function RoleDetailsPage() {
  const work = useRoleWork()
  return (
    <RecordPage of={useRoleDetails(work)}>
      <RoleForms work={work} />
    </RecordPage>
  )
}
