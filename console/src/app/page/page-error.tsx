import { useRouteError } from 'react-router'
import { AppFailure, Failure } from '../failure'

/** Stands in the place of a page that failed; everything around it goes on. */
export function PageError() {
  return <Failure of="page" error={useRouteError()} />
}

/** Stands in the place of everything, when what stands around the pages failed. */
export function AppError() {
  return <AppFailure error={useRouteError()} />
}
