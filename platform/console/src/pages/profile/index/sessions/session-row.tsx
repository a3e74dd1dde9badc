import type { OwnSession } from 'atrium/contract/system/online-session/online-session'
import { Icon } from 'atrium/ui/icon'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { Button } from 'antd'
import { AgentName } from '#shared/facts/agent/agent-name'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import { nameOf } from './use-end'

export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useText(texts)
  const { address, agent, createdAt, lastSeenAt, locked, own } = session
  return (
    <li>
      <Icon name="lucide:monitor-smartphone" size={20} />
      <div>
        <b>
          <AgentName agent={agent} />
          {own && <StatusTag tone="primary">{t('own')}</StatusTag>}
          {locked && <StatusTag tone="warning">{t('locked')}</StatusTag>}
        </b>
        <p>
          <span>{address}</span>
          <span>{t('signedIn', { moment: momentText(createdAt) })}</span>
          <span>{t('lastSeen', { moment: momentText(lastSeenAt) })}</span>
        </p>
      </div>
      {!own && (
        <Button size="small" danger type="text" aria-label={t('endOf', { name: nameOf(session) })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}
