import type { identityProvider } from 'atrium/contract/system/user/sso/identity-provider.record'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { request } from '#shared/api/request'
import type { OwnWork } from '#shared/crud/kind/kind-page'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { visitProvider } from '#shared/session/sso/visit'
import { askedSecret, askForSecret, forgetAsked } from './secret/asked-secret'
import { texts } from './text'

const SecretDialog = lazyDialog(async () => (await import('./secret/secret-dialog')).SecretDialog)
const SetupDialog = lazyDialog(async () => (await import('./setup-dialog')).SetupDialog)

interface Named {
  readonly providerId: number
  readonly providerName: string
}

/** Goes to the provider and comes back with what it says; `request` has said why that cannot begin. */
const test = ({ providerId }: Named): Promise<void> =>
  visitProvider({ purpose: 'test', providerId, returnTo: navigation().address() }, (body) =>
    request(api.identityProviders.beginTest, { body }),
  ).catch(() => undefined)

/** Secret, test and addresses of a provider. */
export function useProviderWork(): OwnWork<typeof identityProvider> {
  const t = useText(texts)
  const { data: setup } = useQuery(queryOf(api.identityProviders.setup, { query: {} }))
  const [shown, setShown] = useState<Named>()
  const [isOpen, setOpen] = useState(false)
  const asked = useStore(askedSecret, (state) => state.asked)
  useEffect(() => forgetAsked, [])
  const show = (row: Named) => {
    setShown(row)
    setOpen(true)
  }
  const testing = { key: 'test', label: t('test'), call: api.identityProviders.beginTest }
  return {
    rowActions: (row, own) => [
      {
        key: 'addresses',
        label: t('addresses'),
        call: api.identityProviders.setup,
        prepare: SetupDialog.prepare,
        onSelect: () => show(row),
      },
      {
        key: 'secret',
        label: t('setSecret'),
        call: api.identityProviders.secret,
        prepare: SecretDialog.prepare,
        onSelect: () => askForSecret({ providerId: row.providerId, name: row.providerName }),
      },
      ...(setup?.isPossible ? [{ ...testing, onSelect: () => void test(row) }] : []),
      ...own,
    ],
    forms: (
      <>
        {shown && (
          <SetupDialog
            providerId={shown.providerId}
            name={shown.providerName}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
        {asked && <SecretDialog providerId={asked.providerId} name={asked.name} isOpen onClose={forgetAsked} />}
      </>
    ),
  }
}
