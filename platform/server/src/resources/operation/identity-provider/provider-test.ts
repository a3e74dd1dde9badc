import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { identityProviders } from 'atrium/contract/system/user/sso/identity-provider'
import type { Call } from '#server/call/call'
import type { WriteCall } from '#server/call/write-call'
import { rolesOfClaims } from '#server/services/session/sso/claimed-role'
import { requireBegun, takeOnly } from '../../session/sso/begin'
import { outcomeOfClaims } from '../../session/sso/person'

type TestResult = Output<typeof identityProviders.test>
type Body = Parsed<typeof identityProviders.test>['body']

async function readTest(
  call: Call,
  { key, callback }: Body,
): Promise<{ providerId: number; providerName: string; result: TestResult }> {
  const { db, actor } = call
  const begun = await requireBegun(call, key, { purpose: 'test', sessionId: actor.sessionId })
  const { provider, said } = await takeOnly(call, begun, callback, false)
  const found = await outcomeOfClaims(db, provider, said.claims)
  const roleIds = await rolesOfClaims(db, provider, said.claims)
  const names = db
    .selectFrom('roles')
    .where('roleId', 'in', [0, ...roleIds])
    .orderBy('roleSort')
  const roles = await names.select(['roleName', 'roleNameEn']).execute()
  const result = {
    claims: JSON.stringify(said.claims, null, 2),
    outcome: found.outcome,
    username: found.outcome === 'created' ? found.username : (found.person?.username ?? ''),
    roles: roles.map(({ roleName, roleNameEn }) => (call.language === 'en' && roleNameEn ? roleNameEn : roleName)),
  }
  const { providerId, providerName } = provider
  return { providerId, providerName, result }
}

/** Finishes a test, which signs nobody in: the log has that it was made. The provider is asked before the transaction, which must not wait for another server. */
export const testProvider = {
  prepare: async (call: Call, { body }: { body: Body }) => {
    const { providerId, providerName, result } = await readTest(call, body)
    return async ({ changed }: WriteCall): Promise<TestResult> => {
      const { outcome } = result
      changed({ id: providerId, before: { providerName }, after: { providerName, outcome } })
      return result
    }
  },
}
