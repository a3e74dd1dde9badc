import css from './agent-name.module.css'
import { agentText } from './agent-text'

/** What somebody signed in with, in two words; all that it says of itself is in the tooltip. */
export function AgentName({ agent }: { agent: string }) {
  return (
    <span className={css.agent} title={agent}>
      {agentText(agent) || '—'}
    </span>
  )
}
