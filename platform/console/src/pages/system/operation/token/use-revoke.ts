import type { ApiToken } from 'atrium/contract/system/user/token/token'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Returns a function that revokes tokens of others after a confirmation. */
export function useRevoke(): (tokens: readonly ApiToken[]) => void {
  const t = useText(texts)
  const write = useWrite()
  return (tokens) => {
    const [first] = tokens
    if (!first) return
    const total = tokens.length
    const name = first.tokenName
    const ids = tokens.map(({ tokenId }) => tokenId).join(',')
    void confirm({
      title: total === 1 ? t('askOne', { name }) : t('askMany', { name, total }),
      hint: t('askHint'),
      action: t('revoke'),
      isDanger: true,
      run: () => write(api.apiTokens.revoke, { query: { ids } }, { done: t('revoked') }),
    })
  }
}
