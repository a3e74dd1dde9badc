import { ErrorExamplePage } from '#modules/showcase/console/errors/error-example-page'

export default function BrokenPage() {
  return <ErrorExamplePage status={500} example="/500" />
}
