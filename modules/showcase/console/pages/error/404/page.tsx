import { FailurePage } from '#modules/showcase/console/failures/failure-page'

export default function MissingPage() {
  return <FailurePage status={404} example="/no/such/page" />
}
