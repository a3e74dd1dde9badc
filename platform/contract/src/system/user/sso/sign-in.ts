import * as z from 'zod'
import { audit } from '../../../audit'
import { endpoint } from '../../../endpoint'
import { id, queryId } from '../../../fields'
import { user } from '../../user.record'
import { PasskeyProof } from '../../../untrusted/passkey'

/** How long somebody may take at a provider, in milliseconds. */
export const ssoMillis = 10 * 60 * 1000

/** A sign-in at a provider that was begun. */
export const BegunSignIn = z
  .strictObject({
    /** Where the browser goes to. */
    address: z.string(),
    /** Proves when the browser comes back that it is the one that went. It stays in the tab and is in no address. */
    key: z.string(),
  })
  .meta({ id: 'BegunSignIn' })
export type BegunSignIn = z.output<typeof BegunSignIn>

const key = z.string().min(1).max(100)

/** The address that the browser came back to from a provider, with its query. */
export const ReturnedSignIn = z
  .strictObject({ key, callback: z.string().min(1).max(8000) })
  .meta({ id: 'ReturnedSignIn' })

/** The second step may need a code or a passkey: then the same key comes again with it, and without an address. */
const FinishedSignIn = z
  .strictObject({
    key,
    callback: z.string().min(1).max(8000).optional(),
    code: z.string().min(1).max(40).optional(),
    /** For a challenge of `passkeys.request` with `secondFactor`. */
    passkey: PasskeyProof.optional(),
  })
  .meta({ id: 'FinishedSignIn' })

/** A provider that the login page offers. */
export const OfferedProvider = z
  .strictObject({
    providerId: id,
    providerName: z.string(),
    /** Empty for the usual words with its name. */
    buttonText: z.string(),
    /** The email domains whose people are sent there at once, in small letters. */
    domains: z.array(z.string()),
  })
  .meta({ id: 'OfferedProvider' })
export type OfferedProvider = z.output<typeof OfferedProvider>

/** How the operation log names what a sign-in at a provider changes: a linked or created user, and the roles of its claims. */
export const changedBySso = audit('edit', user, '单点登录时更新用户', 'Update user at a single sign-on')

/** Sign-ins at identity providers. */
export const sso = {
  begin: endpoint('POST /api/user/sso/begin', {
    access: 'public',
    body: z.strictObject({ providerId: id }),
    reply: BegunSignIn,
    summary: 'Begin to sign in at an identity provider',
  }),
  /** Returns the token of a session, as the sign-in with a password does. */
  finish: endpoint('POST /api/user/sso/login', {
    access: 'public',
    body: FinishedSignIn,
    reply: z.string(),
    message: 'signedIn',
    summary: 'Sign in with what an identity provider said',
  }),
  /** Ends this session, and returns the address that ends the one at the provider; null where there is none. */
  signOut: endpoint('POST /api/user/sso/logout', {
    access: 'signedIn',
    reply: z.strictObject({ address: z.string().nullable() }).meta({ id: 'ProviderSignOut' }),
    whenLocked: true,
    whenPasswordDue: true,
    endsSession: true,
    summary: 'Sign out here and at the identity provider',
  }),
  /** Takes the message of a provider that a person, or one session of theirs, has ended there (OpenID Connect Back-Channel Logout 1.0). */
  backChannel: endpoint('POST /api/user/sso/backChannel', {
    access: 'public',
    query: z.strictObject({ providerId: queryId }),
    body: z.strictObject({ logout_token: z.string().min(1).max(16_000) }),
    takesForm: true,
    reply: z.null(),
    summary: 'Take the sign-out of an identity provider',
  }),
}
