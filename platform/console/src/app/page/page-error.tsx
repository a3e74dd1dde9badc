import { useRouteError } from 'react-router'
import { AppErrorView, LoadErrorView } from '../load-error-view'

/** The error view in place of a page; the rest of the shell keeps working. */
export function PageError() {
  return <LoadErrorView of="page" error={useRouteError()} />
}

/** The error view in place of everything, when the shell failed. */
export function AppError() {
  return <AppErrorView error={useRouteError()} />
}
