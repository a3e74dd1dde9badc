import { ErrorExamplePage } from '#modules/showcase/console/errors/error-example-page'
import { Gates } from '#modules/showcase/console/errors/gates'

export default function ForbiddenPage() {
  return (
    <ErrorExamplePage status={403} example="/403">
      <Gates />
    </ErrorExamplePage>
  )
}
