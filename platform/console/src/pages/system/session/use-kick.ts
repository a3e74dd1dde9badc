import type { OnlineSession } from 'atrium/contract/system/online-session/online-session'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Returns a function that ends sessions after a confirmation. */
export function useKick(): (sessions: readonly OnlineSession[]) => void {
  const t = useText(texts)
  const write = useWrite()
  return (sessions) => {
    const [first] = sessions
    if (!first) return
    const total = sessions.length
    const name = first.nickname
    const ids = sessions.map(({ sessionId }) => sessionId).join(',')
    void confirm({
      title: total === 1 ? t('endOne', { name }) : t('endMany', { name, total }),
      hint: t('endHint'),
      action: t('end'),
      isDanger: true,
      run: () => write(api.onlineSessions.kick, { query: { ids } }, { done: t('ended') }),
    })
  }
}
