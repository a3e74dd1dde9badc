import { ErrorPage } from '../error-page'

export default function Page() {
  return <ErrorPage status={403} />
}
