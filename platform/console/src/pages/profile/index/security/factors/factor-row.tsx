import type { Factor, Passkey } from 'atrium/contract/system/user/factor'
import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { momentText } from '#shared/crud/moment-text'
import { AgentName } from '#shared/facts/agent/agent-name'
import { useText } from '#shared/i18n/text'
import { texts } from '#shared/session/factor/text'

interface FactorRowProps {
  factor: Factor | Passkey
  onRename: () => void
  onRemove: () => void
}

/** An app or a passkey: its name, when it was added and used, and for a passkey with which browser. */
export function FactorRow({ factor, onRename, onRemove }: FactorRowProps) {
  const t = useText(texts)
  const { name, createdAt, lastUsedAt } = factor
  const isPasskey = 'passkeyId' in factor
  return (
    <li>
      <Icon name={isPasskey ? 'lucide:fingerprint' : 'lucide:smartphone'} size={20} />
      <div>
        <b>{name}</b>
        <p>
          {isPasskey && <AgentName agent={factor.agent} />}
          <span>{t('added', { moment: momentText(createdAt) })}</span>
          <span>{lastUsedAt ? t('used', { moment: momentText(lastUsedAt) }) : t('unused')}</span>
        </p>
      </div>
      <span>
        <Button size="small" type="text" aria-label={t('renameOf', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button size="small" type="text" danger aria-label={t('removeOf', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  )
}
