import type { Output, Parsed } from 'atrium/contract/endpoint'
import { identityProviders } from 'atrium/contract/system/user/sso/identity-provider'
import { identityProvider } from 'atrium/contract/system/user/sso/identity-provider.record'
import { sso } from 'atrium/contract/system/user/sso/sign-in'
import { sql } from 'kysely'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import { crudResource } from '#server/crud/crud-resource'
import { storeSecret } from '#server/services/session/sso/provider'
import { begin, consoleAddress } from '../../session/sso/begin'
import { beforeRemoval, checkProvider, requireFullRights } from './provider-rules'
import { testProvider } from './provider-test'

function readSetup(call: Call, providerId: number | undefined): Output<typeof identityProviders.setup> {
  const query = providerId === undefined ? '' : `?providerId=${providerId}`
  return {
    isPossible: call.deps.identityClient !== undefined,
    callback: consoleAddress(call, '/sso'),
    afterSignOut: consoleAddress(call, '/login'),
    backChannel: `${consoleAddress(call, sso.backChannel.path)}${query}`,
  }
}

async function setSecret(
  call: WriteCall,
  { providerId, secret }: Parsed<typeof identityProviders.secret>['body'],
): Promise<null> {
  const { db, changed } = call
  requireFullRights(call)
  const rows = db.selectFrom('identityProviders').where('providerId', '=', providerId)
  const before = found(await rows.select(['providerId', 'providerName']).executeTakeFirst())
  await storeSecret(call, providerId, secret)
  changed({ id: providerId, before, after: { ...before, secretReplaced: true } })
  return null
}

export const identityProviderResource = crudResource(identityProviders, identityProvider, {
  computed: {
    hasSecret: () =>
      sql`(select count(*) from identity_provider_secrets where provider_id = identity_providers.provider_id)`,
    people: () => sql`(select count(*) from identities where provider_id = identity_providers.provider_id)`,
  },
  beforeSave: checkProvider,
  beforeDelete: beforeRemoval,
  handlers: {
    setup: async (call, { query }) => readSetup(call, query.providerId),
    secret: (call, { body }) => setSecret(call, body),
    beginTest: (call, { body }) => begin(call, body.providerId, { purpose: 'test', sessionId: call.actor.sessionId }),
    test: testProvider,
  },
})
