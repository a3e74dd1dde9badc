import * as z from 'zod'
import { audit } from '../../../audit'
import { endpoint } from '../../../endpoint'
import { id, moment } from '../../../fields'
import { user } from '../../user.record'
import { BegunSignIn, OfferedProvider, ReturnedSignIn } from './sign-in'

/** An own account at a provider. */
const OwnIdentity = z
  .strictObject({
    identityId: id,
    providerId: id,
    providerName: z.string(),
    /** The email address or the name of the person at the provider. */
    account: z.string(),
    linkedAt: moment,
    /** When somebody signed in with it last; null for never. */
    lastUsedAt: moment.nullable(),
  })
  .meta({ id: 'OwnIdentity' })
export type OwnIdentity = z.output<typeof OwnIdentity>

/** The own accounts at identity providers. */
export const ownIdentities = {
  list: endpoint('GET /api/user/identities', {
    access: 'signedIn',
    reply: z
      .strictObject({
        identities: z.array(OwnIdentity),
        /** The providers that the person has no account of yet. */
        offered: z.array(OfferedProvider),
      })
      .meta({ id: 'OwnIdentities' }),
    message: 'queried',
    summary: 'List own accounts at identity providers',
  }),
  begin: endpoint('POST /api/user/identities/begin', {
    access: 'signedIn',
    needsReauth: true,
    body: z.strictObject({ providerId: id }),
    reply: BegunSignIn,
    summary: 'Begin to link an account at an identity provider',
  }),
  /** Links the account that the browser came back with. It has to be the session that began. */
  link: endpoint('POST /api/user/identities', {
    access: 'signedIn',
    body: ReturnedSignIn,
    reply: z.null(),
    audit: audit('edit', user, '关联身份提供方账号', 'Link an account at an identity provider'),
  }),
  /** Begins to show at the provider that it is still oneself, who asks again whom it has there. */
  beginReauthentication: endpoint('POST /api/user/identities/reauthentication/begin', {
    access: 'signedIn',
    whenFactorDue: true,
    body: z.strictObject({ providerId: id }),
    reply: BegunSignIn,
    summary: 'Begin to show at an identity provider that it is still oneself',
  }),
  /** Lets this session make calls that need a re-authentication, as `session.reauthenticate` does. */
  reauthenticate: endpoint('POST /api/user/identities/reauthentication', {
    access: 'signedIn',
    whenFactorDue: true,
    body: ReturnedSignIn,
    reply: z.null(),
    summary: 'Show by an identity provider that it is still oneself',
  }),
  unlink: endpoint('POST /api/user/identities/removal', {
    access: 'signedIn',
    needsReauth: true,
    body: z.strictObject({ identityId: id }),
    reply: z.null(),
    audit: audit('edit', user, '解除身份提供方账号', 'Unlink an account at an identity provider'),
  }),
}
