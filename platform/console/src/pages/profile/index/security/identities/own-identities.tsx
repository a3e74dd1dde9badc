import type { OwnIdentity } from 'atrium/contract/system/user/sso/own-identity'
import type { OfferedProvider } from 'atrium/contract/system/user/sso/sign-in'
import { Icon } from 'atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { request } from '#shared/api/request'
import { useWrite } from '#shared/crud/actions/use-write'
import { momentText } from '#shared/crud/moment-text'
import css from '#shared/facts/owned/owned-list.module.css'
import { UnreadSection } from '#shared/facts/owned/unread-section'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { visitProvider } from '#shared/session/sso/visit'
import own from './identities.module.css'
import { texts } from './text'

/** The accounts at identity providers with which the person signs in, and the providers to link one of. */
export function OwnIdentities() {
  const t = useText(texts)
  const { data, isError, refetch } = useQuery(queryOf(api.ownIdentities.list))
  if (!data) return <UnreadSection error={isError ? t('failed') : undefined} onRetry={() => void refetch()} />
  const { identities, offered } = data
  return (
    <>
      <div className={css.top}>
        <p>{t('hint')}</p>
        {offered.length > 0 && <LinkButtons providers={offered} />}
      </div>
      {identities.length === 0 ? (
        <p className={css.empty}>{t('empty')}</p>
      ) : (
        <ul className={css.list} aria-label={t('list')}>
          {identities.map((identity) => (
            <IdentityRow key={identity.identityId} identity={identity} />
          ))}
        </ul>
      )}
    </>
  )
}

function LinkButtons({ providers }: { providers: readonly OfferedProvider[] }) {
  const t = useText(texts)
  const [isBusy, setBusy] = useState(false)
  const link = async (providerId: number) => {
    if (isBusy) return
    setBusy(true)
    const returnTo = navigation().address()
    await visitProvider({ purpose: 'link', providerId, returnTo }, (body) =>
      request(api.ownIdentities.begin, { body }),
    ).catch(() => undefined) // `request` has said why.
    setBusy(false)
  }
  return (
    <div className={own.buttons}>
      {providers.map(({ providerId, providerName: name }) => (
        <Button key={providerId} aria-disabled={isBusy} onClick={() => void link(providerId)}>
          {t('link', { name })}
        </Button>
      ))}
    </div>
  )
}

function IdentityRow({ identity }: { identity: OwnIdentity }) {
  const t = useText(texts)
  const write = useWrite()
  const { identityId, providerName, account, linkedAt, lastUsedAt } = identity
  const name = [providerName, account].filter(Boolean).join(' · ')
  const unlink = () =>
    void confirm({
      title: t('ask', { name }),
      hint: t('askHint'),
      action: t('unlink'),
      isDanger: true,
      run: () => write(api.ownIdentities.unlink, { body: { identityId } }, { done: t('unlinked') }),
    })
  return (
    <li>
      <Icon name="lucide:link" size={20} />
      <div>
        <b>{providerName}</b>
        <p>
          <span>{account}</span>
          <span>{t('linked', { moment: momentText(linkedAt) })}</span>
          <span>{lastUsedAt ? t('used', { moment: momentText(lastUsedAt) }) : t('unused')}</span>
        </p>
      </div>
      <Button size="small" danger type="text" aria-label={t('unlinkOf', { name })} onClick={unlink}>
        {t('unlink')}
      </Button>
    </li>
  )
}
