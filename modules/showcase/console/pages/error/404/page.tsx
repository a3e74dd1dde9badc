import { ErrorExamplePage } from '#modules/showcase/console/errors/error-example-page'

export default function MissingPage() {
  return <ErrorExamplePage status={404} example="/no/such/page" />
}
