import type { OwnToken } from 'atrium/contract/system/user/token/token'
import { Icon } from 'atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { withBase } from '#shared/browser/base-path'
import { ShownOnce } from '#shared/facts/once/shown-once'
import { useText } from '#shared/i18n/text'
import ownList from '../../own-list.module.css'
import { UnreadSection } from '../unread-section'
import css from './own-tokens.module.css'
import { texts } from './text'
import { TokenForm } from './token-form'
import { TokenRow } from './token-row'
import { useRevoke } from './use-revoke'
import { useTokenForm, type MadeToken } from './use-token-form'

const RenameDialog = lazyPart(async () => (await import('./rename-dialog')).RenameDialog, {
  close: ({ onClose }) => onClose(),
})

/** The API tokens of the person: makes them, each of which shows once, and revokes them. */
export function OwnTokens() {
  const t = useText(texts)
  const [made, setMade] = useState<MadeToken>()
  const form = useTokenForm(setMade)
  return (
    <>
      <div className={css.top}>
        <p>
          {t('hint')}
          {!__BROWSER_RUNTIME__ && (
            <>
              {' '}
              <a href={withBase('/api/docs')} target="_blank" rel="noreferrer">
                {t('docs')}
              </a>
            </>
          )}
        </p>
        <Button icon={<Icon name="lucide:plus" />} onClick={() => form.add()}>
          {t('add')}
        </Button>
      </div>
      <TokenList />
      <TokenForm form={form} />
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

function TokenList() {
  const t = useText(texts)
  const { data: tokens, isError, refetch } = useQuery(queryOf(api.ownTokens.list))
  const revoke = useRevoke()
  const [renamed, setRenamed] = useState<OwnToken>()
  if (!tokens) return <UnreadSection error={isError ? t('failed') : undefined} onRetry={() => void refetch()} />
  if (tokens.length === 0) return <p className={css.empty}>{t('empty')}</p>
  return (
    <>
      <ul className={ownList.list} aria-label={t('list')}>
        {tokens.map((token) => (
          <TokenRow
            key={token.tokenId}
            token={token}
            onRename={() => setRenamed(token)}
            onRevoke={() => revoke(token)}
          />
        ))}
      </ul>
      {renamed && <RenameDialog token={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  )
}
