import type { OwnToken } from 'atrium/contract/system/user/token/token'
import { Icon } from 'atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { ShownOnce } from '#shared/facts/once/shown-once'
import { useText } from '#shared/i18n/text'
import css from '#shared/facts/owned/owned-list.module.css'
import { UnreadSection } from '#shared/facts/owned/unread-section'
import { texts } from './text'
import type { TokensOfOwner } from './token-calls'
import { TokenForm } from './token-form'
import { TokenRow } from './token-row'
import { useRevoke } from './use-revoke'
import { useTokenForm, type MadeToken } from './use-token-form'

const RenameDialog = lazyPart(async () => (await import('./rename-dialog')).RenameDialog, {
  close: ({ onClose }) => onClose(),
})

interface TokensProps extends TokensOfOwner {
  hint: ReactNode
}

/** The API tokens of an owner: makes them, each of which shows once, renames and revokes them. */
export function Tokens({ hint, ...tokens }: TokensProps) {
  const t = useText(texts)
  const [made, setMade] = useState<MadeToken>()
  const form = useTokenForm(tokens.calls, setMade)
  return (
    <>
      <div className={css.top}>
        <p>{hint}</p>
        <Button icon={<Icon name="lucide:plus" />} onClick={() => form.add()}>
          {t('add')}
        </Button>
      </div>
      <TokenList {...tokens} />
      <TokenForm form={form} {...tokens} />
      <ShownOnce
        title={made ? t('made', made) : ''}
        label={t('token')}
        value={made?.token}
        hint={t('once')}
        onClose={() => setMade(undefined)}
      />
    </>
  )
}

function TokenList({ calls, words }: TokensOfOwner) {
  const t = useText(texts)
  const { data: tokens, isError, refetch } = useQuery(calls.list())
  const revoke = useRevoke(calls)
  const [renamed, setRenamed] = useState<OwnToken>()
  if (!tokens) return <UnreadSection error={isError ? t('failed') : undefined} onRetry={() => void refetch()} />
  if (tokens.length === 0) return <p className={css.empty}>{words.empty}</p>
  return (
    <>
      <ul className={css.list} aria-label={words.list}>
        {tokens.map((token) => (
          <TokenRow
            key={token.tokenId}
            token={token}
            allRights={words.allRights}
            onRename={() => setRenamed(token)}
            onRevoke={() => revoke(token)}
          />
        ))}
      </ul>
      {renamed && <RenameDialog calls={calls} token={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  )
}
