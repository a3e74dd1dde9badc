import type { OwnToken } from 'atrium/contract/system/user/token/token'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Returns a function that revokes an own token after a confirmation. */
export function useRevoke(): (token: OwnToken) => void {
  const t = useText(texts)
  const write = useWrite()
  return ({ tokenId, tokenName: name }) =>
    void confirm({
      title: t('ask', { name }),
      hint: t('askHint'),
      action: t('revoke'),
      isDanger: true,
      run: () => write(api.ownTokens.revoke, { query: { ids: String(tokenId) } }, { done: t('revoked') }),
    })
}
