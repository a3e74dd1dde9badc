import css from './agent-name.module.css'
import { agentText } from './agent-text'

/** Shows the browser and system of a session in two words; the whole user agent is in the tooltip. */
export function AgentName({ agent }: { agent: string }) {
  return (
    <span className={css.agent} title={agent}>
      {agentText(agent) || '—'}
    </span>
  )
}
