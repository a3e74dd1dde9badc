import type { OwnToken } from 'atrium/contract/system/user/token/token'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import type { TokenCalls } from './token-calls'

/** Returns a function that revokes a token after a confirmation. */
export function useRevoke(calls: TokenCalls): (token: OwnToken) => void {
  const t = useText(texts)
  const write = useWrite()
  return ({ tokenId, tokenName: name }) =>
    void confirm({
      title: t('ask', { name }),
      hint: t('askHint'),
      action: t('revoke'),
      isDanger: true,
      run: () => calls.revoke(write, String(tokenId), { done: t('revoked') }),
    })
}
