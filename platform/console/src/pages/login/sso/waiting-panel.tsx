import { Spinner } from 'atrium/ui/feedback/spinner'
import { Panel } from '../password/panel'
import css from './sso.module.css'

/** Shows that the server is asked. */
export const WaitingPanel = ({ title, hint }: { title: string; hint: string }) => (
  <Panel title={title}>
    <p role="status" className={css.waiting}>
      <Spinner />
      {hint}
    </p>
  </Panel>
)
