import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint } from '../../endpoint'
import { id, requiredText } from '../../fields'
import { CreatedPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '../../untrusted/passkey'
import { most } from '../../untrusted/rules'
import { user } from '../user.record'

/** The purposes of a challenge for somebody who is not signed in: a sign-in with a passkey alone, or the step after the password. */
const signInPurposes = ['signIn', 'secondFactor'] as const

const passkeyName = requiredText(most.factorName)

/** Passkeys: ways to sign in without a password, and second factors beside one. A challenge is good once, for five minutes. */
export const passkeys = {
  /** Returns what a browser asks a passkey to sign, for `signIn` or for `passkey` of a sign-in with the password. */
  request: endpoint('POST /api/user/passkeys/request', {
    access: 'public',
    body: z.strictObject({ purpose: z.enum(signInPurposes) }),
    reply: PasskeyRequest,
    summary: 'Begin to sign in with a passkey',
  }),
  /** Returns the token of a session, as the sign-in with a password does. */
  signIn: endpoint('POST /api/user/passkeys/login', {
    access: 'public',
    body: z.strictObject({ passkey: PasskeyProof }),
    reply: z.string(),
    message: 'signedIn',
    summary: 'Sign in with a passkey',
  }),
  /** Returns what a browser asks an own passkey to sign, for `reauthenticate`. */
  requestOwn: endpoint('POST /api/user/passkeys/requestOwn', {
    access: 'signedIn',
    reply: PasskeyRequest,
    summary: 'Begin to show with a passkey that it is still oneself',
  }),
  /** Returns what a browser makes a passkey with, for `add`, which needs this session. */
  begin: endpoint('POST /api/user/passkeys/begin', {
    access: 'signedIn',
    whenFactorDue: true,
    needsReauth: true,
    reply: PasskeyCreation,
    summary: 'Begin to add a passkey',
  }),
  /** Adds what a browser made with the reply of `begin`. Returns the recovery codes, this once; none for somebody who has some already. */
  add: endpoint('POST /api/user/passkeys', {
    access: 'signedIn',
    whenFactorDue: true,
    body: z.strictObject({ name: passkeyName, passkey: CreatedPasskey }),
    reply: z.array(z.string()),
    audit: audit('edit', user, '添加通行密钥', 'Add a passkey'),
    showsSecret: true,
  }),
  rename: endpoint('PUT /api/user/passkeys', {
    access: 'signedIn',
    body: z.strictObject({ passkeyId: id, name: passkeyName }),
    reply: z.null(),
    audit: audit('edit', user, '重命名通行密钥', 'Rename a passkey'),
  }),
  /** The last factor takes the recovery codes along. */
  remove: endpoint('POST /api/user/passkeys/removal', {
    access: 'signedIn',
    needsReauth: true,
    body: z.strictObject({ passkeyId: id }),
    reply: z.null(),
    audit: audit('edit', user, '移除通行密钥', 'Remove a passkey'),
  }),
}
