import { FailurePage } from '#modules/showcase/console/errors/error-example-page'

export default function MissingPage() {
  return <FailurePage status={404} example="/no/such/page" />
}
