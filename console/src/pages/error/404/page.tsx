import { ErrorPage } from '#shared/error-page/error-page'

export default function Page() {
  return <ErrorPage status={404} />
}
