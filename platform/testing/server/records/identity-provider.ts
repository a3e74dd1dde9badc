import { platformApi as api } from 'atrium/contract/module/platform-api'
import { providerClient, type RunningProvider } from '../receivers/identity-provider'
import type { Client } from '../server'

/** Returns the form of a provider of OpenID Connect that runs. */
export const providerForm = ({ issuer }: Pick<RunningProvider, 'issuer'>, change: object = {}) => ({
  providerName: 'Office',
  buttonText: '',
  issuer,
  clientId: providerClient.clientId,
  scopes: 'openid profile email groups',
  domains: [] as string[],
  trustsEmail: false,
  createsUsers: false,
  deptId: null,
  roleId: null,
  checksFactor: false,
  localPassword: true,
  roleClaim: '',
  roleRules: [] as { claimValue: string; roleId: number }[],
  status: 1 as const,
  remark: '',
  ...change,
})

/** Adds a provider with its secret, and resolves to its id. */
export async function addProvider(
  admin: Client,
  provider: Pick<RunningProvider, 'issuer'>,
  change: object = {},
): Promise<number> {
  const providerId = await admin.get(api.identityProviders.add, { body: providerForm(provider, change) })
  const { clientSecret: secret } = providerClient
  await admin.get(api.identityProviders.secret, { body: { providerId, secret } })
  return providerId
}
