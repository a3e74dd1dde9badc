import { textIn } from 'atrium/contract/language'
import { dataScopeWords } from 'atrium/contract/system/role/data-scope'
import type { OwnToken } from 'atrium/contract/system/user/token/token'
import { Icon } from 'atrium/ui/icon'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { Button } from 'antd'
import { momentText } from '#shared/crud/moment-text'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from './text'

const isPast = (moment: string) => Date.parse(moment) <= Date.now()

interface TokenRowProps {
  token: OwnToken
  /** Its rights where no permissions were chosen. */
  allRights: string
  onRename: () => void
  onRevoke: () => void
}

export function TokenRow({ token, allRights, onRename, onRevoke }: TokenRowProps) {
  const t = useText(texts)
  const language = useLanguage()
  const { tokenName, hint, permissions, dataScope, addresses, expiresAt, lastUsedAt, lastUsedAddress } = token
  const isOver = isPast(expiresAt)
  return (
    <li>
      <Icon name="lucide:key-round" size={20} />
      <div>
        <b>
          {tokenName}
          <code>atr_…{hint}</code>
          {isOver && <StatusTag tone="danger">{t('expired')}</StatusTag>}
        </b>
        <p>
          <span>{permissions ? t('count', { total: permissions.length }) : allRights}</span>
          {dataScope !== null && <span>{textIn(language, dataScopeWords[dataScope])}</span>}
          {addresses.length > 0 && <span>{addresses.join(', ')}</span>}
          {!isOver && <span>{t('expires', { moment: momentText(expiresAt) })}</span>}
          <span>
            {lastUsedAt ? t('used', { moment: momentText(lastUsedAt), address: lastUsedAddress }) : t('unused')}
          </span>
        </p>
      </div>
      <span>
        <Button size="small" type="text" aria-label={t('renameOf', { name: tokenName })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button size="small" danger type="text" aria-label={t('revokeOf', { name: tokenName })} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      </span>
    </li>
  )
}
