import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import {
  IdentityError,
  type Claims,
  type IdentityClient,
  type IdentityErrorKind,
} from 'atrium/server/call/sso/identity-client'
import { navigation } from '#shared/navigation/navigation'

interface Said {
  /** Whom the provider signs in. */
  readonly claims?: Claims
  /** Why it signs nobody in. */
  readonly error?: IdentityErrorKind
  /** It cannot be reached at the beginning already. */
  readonly isDown?: true
  /** Where it ends its own session; nowhere without it. */
  readonly endAddress?: string
}

/** The fragment of the address in the place of the provider: a browser that goes there does not leave the page of the test. */
export const atProvider = '#at-provider'

/** Returns the claims of somebody at the provider of the test. */
export const claimsOf = (sub: string, more: object = {}): Claims => ({ sub, email: `${sub}@office.example`, ...more })

/** Returns what speaks with the provider of the test. */
export const sampleClient = ({ claims = claimsOf('chen'), error, isDown, endAddress }: Said = {}): IdentityClient => ({
  beginAddress: async () => {
    if (isDown) throw new IdentityError('unreachable', 'down')
    return location.href.split('#')[0]! + atProvider
  },
  finish: async () => {
    if (error) throw new IdentityError(error, 'of the test')
    return { claims, idToken: 'a token', sid: undefined }
  },
  endAddress: async () => endAddress,
  readSignOut: async () => ({ sub: claims.sub, sid: undefined, jti: 'one' }),
})

const usual = {
  providerName: '集团账号',
  buttonText: '',
  issuer: 'https://login.office.example',
  clientId: 'atrium',
  scopes: 'openid profile email',
  domains: '["office.example"]',
  trustsEmail: 0,
  createsUsers: 0,
  deptId: null,
  roleId: null,
  checksFactor: 0,
  localPassword: 1,
  roleClaim: '',
  status: 1,
  remark: '',
} as const

/** Adds a provider with its secret, which has the id 1 where it is the first. */
export async function addProvider({ engine: { db } }: MemoryRuntime, change: object = {}): Promise<void> {
  const { providerId } = await db
    .insertInto('identityProviders')
    .values({ ...usual, ...change })
    .returning('providerId')
    .executeTakeFirstOrThrow()
  await db.insertInto('identityProviderSecrets').values({ providerId, secret: 'a secret' }).execute()
}

/** Adds a provider at which the editor signs in. */
export async function addLinkedProvider(runtime: MemoryRuntime, change?: object): Promise<void> {
  await addProvider(runtime, change)
  const account = { userId: 2, providerId: 1, subject: 'chen', account: 'chen@office.example' }
  await runtime.engine.db
    .insertInto('identities')
    .values({ ...account, linkedAt: Date.now(), lastUsedAt: null })
    .execute()
}

/** Lets the guest of the demo have their role by a claim of a provider. */
export async function giveClaimedRole(runtime: MemoryRuntime): Promise<void> {
  await addProvider(runtime)
  await runtime.engine.db.insertInto('claimedRoles').values({ userId: 4, roleId: 4, providerId: 1 }).execute()
}

/** Comes back from the provider, as a browser does. */
export const comeBack = (): Promise<void> => navigation().restart('/sso?code=one&state=two')
