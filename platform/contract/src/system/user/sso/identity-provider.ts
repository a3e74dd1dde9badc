import * as z from 'zod'
import { audit } from '../../../audit'
import { endpoint } from '../../../endpoint'
import { id, queryId, requiredText } from '../../../fields'
import { crudCalls } from '../../../kind/crud-calls'
import type { RowOf } from '../../../kind/types'
import { identityProvider } from './identity-provider.record'
import { BegunSignIn, ReturnedSignIn } from './sign-in'

export type IdentityProvider = RowOf<typeof identityProvider>

/** The outcome of a test: the claims that came, and how a sign-in with them would end. */
const ProviderTest = z
  .strictObject({
    /** The claims as JSON, indented. */
    claims: z.string(),
    /** `linked`: the person is linked already. `linkedByEmail` and `created`: a sign-in would do that first. `unknown` and `emailTaken`: it would be rejected. */
    outcome: z.enum(['linked', 'linkedByEmail', 'created', 'unknown', 'emailTaken']),
    /** The user who would be signed in; for a created one the name they would get, for one who would be rejected empty. */
    username: z.string(),
    /** The names of the roles that the claims give. */
    roles: z.array(z.string()),
  })
  .meta({ id: 'IdentityProviderTest' })
export type ProviderTest = z.output<typeof ProviderTest>

/** The addresses that have to be registered at the provider. */
const ProviderSetup = z
  .strictObject({
    /** Whether this server can sign people in at providers; the demo in the browser cannot. */
    isPossible: z.boolean(),
    /** Where the provider sends browsers back to, after a sign-in and after a sign-out. */
    callback: z.string(),
    afterSignOut: z.string(),
    /** Where it sends its messages about sign-outs to, as far as a provider is given. */
    backChannel: z.string(),
  })
  .meta({ id: 'IdentityProviderSetup' })

/** Providers of OpenID Connect. Changes are for administrators whom nobody exceeds: a provider may say of anybody who they are. */
export const identityProviders = {
  ...crudCalls(identityProvider),
  setup: endpoint('GET /api/system/identityProvider/setup', {
    access: 'system:identityProvider:list',
    query: z.strictObject({ providerId: queryId.optional() }),
    reply: ProviderSetup,
    summary: 'Read the addresses to register at an identity provider',
  }),
  /** Stores the secret of the client, encrypted where the server has a key. No call returns it. */
  secret: endpoint('PUT /api/system/identityProvider/secret', {
    access: 'system:identityProvider:edit',
    needsReauth: true,
    body: z.strictObject({ providerId: id, secret: requiredText(500) }).meta({ id: 'IdentityProviderSecret' }),
    reply: z.null(),
    audit: audit('edit', identityProvider, '设置身份提供方密钥', 'Set the secret of an identity provider'),
  }),
  /** Begins a sign-in that signs nobody in. */
  beginTest: endpoint('POST /api/system/identityProvider/test/begin', {
    access: 'system:identityProvider:edit',
    body: z.strictObject({ providerId: id }),
    byToken: false,
    reply: BegunSignIn,
    summary: 'Begin a test of an identity provider',
  }),
  /** Returns what came, and what a sign-in would do. */
  test: endpoint('POST /api/system/identityProvider/test', {
    access: 'system:identityProvider:edit',
    body: ReturnedSignIn,
    byToken: false,
    reply: ProviderTest,
    audit: audit('run', identityProvider, '测试身份提供方', 'Test an identity provider'),
  }),
}
