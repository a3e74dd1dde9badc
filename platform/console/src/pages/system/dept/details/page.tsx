import { RecordPage } from '#shared/crud/details/record-page'
import { DeptForm, useDeptWork } from '../use-dept-work'
import { useDeptDetails } from './use-dept-details'

/** One department, as a page. */
export default function DeptDetailsPage() {
  const work = useDeptWork()
  return (
    <RecordPage of={useDeptDetails(work)}>
      <DeptForm form={work.form} />
    </RecordPage>
  )
}
