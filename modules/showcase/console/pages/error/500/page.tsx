import { FailurePage } from '#modules/showcase/console/failures/failure-page'

export default function BrokenPage() {
  return <FailurePage status={500} example="/500" />
}
