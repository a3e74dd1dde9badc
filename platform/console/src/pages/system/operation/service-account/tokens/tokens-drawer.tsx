import type { ServiceAccount } from 'atrium/contract/system/user/service-account/service-account'
import { useMemo } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import type { TokenCalls } from '#shared/session/api-tokens/token-calls'
import { Tokens } from '#shared/session/api-tokens/tokens'
import { texts } from './text'

const callsOf = (userId: number): TokenCalls => ({
  list: () => queryOf(api.serviceAccounts.tokens, { query: { userId } }),
  permissions: () => queryOf(api.serviceAccounts.tokenPermissions, { query: { userId } }),
  add: (write, body, options) => write(api.serviceAccounts.addToken, { body: { ...body, userId } }, options),
  rename: (write, body, options) => write(api.serviceAccounts.renameToken, { body: { ...body, userId } }, options),
  revoke: (write, ids, options) => write(api.serviceAccounts.revokeTokens, { query: { userId, ids } }, options),
})

interface TokensDrawerProps {
  account: ServiceAccount
  isOpen: boolean
  onClose: () => void
}

/** The API tokens of a service account: made, renamed and revoked by those who look after it. */
export function TokensDrawer({ account: { userId, nickname, status }, isOpen, onClose }: TokensDrawerProps) {
  const t = useText(texts)
  const calls = useMemo(() => callsOf(userId), [userId])
  return (
    <Drawer title={t('tokensOf', { name: nickname })} size={560} isOpen={isOpen} onClose={onClose} destroyOnHidden>
      <Tokens
        calls={calls}
        hint={t(status === 1 ? 'hint' : 'off')}
        words={{ list: t('list'), empty: t('empty'), allRights: t('allRights'), ownScope: t('ownScope') }}
      />
    </Drawer>
  )
}
