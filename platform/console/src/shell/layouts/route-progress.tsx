import { useNavigation } from 'react-router'
import css from './layouts.module.css'

/** A thin bar at the top of the window while the next page loads. */
export function RouteProgress() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={css.progress} />
}
