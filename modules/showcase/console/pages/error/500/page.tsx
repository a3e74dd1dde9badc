import { FailurePage } from '#modules/showcase/console/errors/error-example-page'

export default function BrokenPage() {
  return <FailurePage status={500} example="/500" />
}
