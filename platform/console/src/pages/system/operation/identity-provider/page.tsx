import { identityProvider } from 'atrium/contract/system/user/sso/identity-provider.record'
import { api } from '#shared/api/api'
import { crudPage } from '#shared/crud/kind/crud-page'
import { askForSecret } from './secret/asked-secret'
import { SetupNote } from './setup-note'
import { useProviderWork } from './use-provider-work'

/** The providers at which people sign in. */
export default crudPage(api.identityProviders, identityProvider, {
  columns: (own) => [
    { ...own.providerName, width: 150 },
    { ...own.issuer, width: 240, importance: 'high' },
    own.hasSecret,
    own.people,
    own.status,
    { ...own.domains, importance: 'low' },
    own.remark,
  ],
  form: async () => (await import('./form/provider-form')).providerForm,
  formWidth: 720,
  tools: SetupNote,
  useWork: useProviderWork,
  afterSave: (providerId, isNew) => {
    if (isNew) askForSecret({ providerId })
  },
})
