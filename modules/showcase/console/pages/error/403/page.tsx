import { FailurePage } from '#modules/showcase/console/failures/failure-page'
import { Gates } from '#modules/showcase/console/failures/gates'

export default function ForbiddenPage() {
  return (
    <FailurePage status={403} example="/403">
      <Gates />
    </FailurePage>
  )
}
