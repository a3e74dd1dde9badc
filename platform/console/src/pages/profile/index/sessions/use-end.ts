import type { OwnSession } from 'atrium/contract/system/online-session/online-session'
import { agentText } from '#shared/facts/agent/agent-text'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Returns the name of a session for use in a sentence. */
export function nameOf({ agent, address }: OwnSession): string {
  return [agentText(agent), address].filter(Boolean).join(' · ')
}

/** Returns a function that ends own sessions after a confirmation. */
export function useEnd(): (sessions: readonly OwnSession[]) => void {
  const t = useText(texts)
  const write = useWrite()
  return (sessions) => {
    const [first, ...rest] = sessions
    if (!first) return
    const ids = sessions.map(({ sessionId }) => sessionId).join(',')
    void confirm({
      title: rest.length > 0 ? t('askOthers', { total: sessions.length }) : t('askOne', { name: nameOf(first) }),
      hint: t('askHint'),
      action: t('end'),
      isDanger: true,
      run: () => write(api.ownSessions.end, { query: { ids } }, { done: t('ended') }),
    })
  }
}
