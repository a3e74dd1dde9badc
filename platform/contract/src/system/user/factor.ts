import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint } from '../../endpoint'
import { id, moment, requiredText } from '../../fields'
import { most } from '../../untrusted/rules'
import { user } from '../user.record'

/** The kinds of second factors: an authenticator app that shows a code of six digits for 30 seconds. */
export const factorKinds = ['totp'] as const
export type FactorKind = (typeof factorKinds)[number]

/** The most apps that one person may have, and the most passkeys. */
export const mostFactors = 10

export const Factor = z
  .strictObject({
    factorId: id,
    kind: z.enum(factorKinds),
    name: z.string(),
    createdAt: moment,
    /** Null until it was used for a sign-in. */
    lastUsedAt: moment.nullable(),
  })
  .meta({ id: 'Factor' })
export type Factor = z.output<typeof Factor>

/** A passkey of a person, as they see it. */
export const Passkey = z
  .strictObject({
    passkeyId: id,
    name: z.string(),
    createdAt: moment,
    /** Null until it was used for a sign-in. */
    lastUsedAt: moment.nullable(),
    /** The browser that added it, or used it last. */
    agent: z.string(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof Passkey>

/** The second factors of a person that count at a sign-in. */
export const Factors = z
  .strictObject({
    factors: z.array(Factor),
    passkeys: z.array(Passkey),
    /** How many recovery codes were not used yet. */
    recoveryCodes: z.int().min(0),
  })
  .meta({ id: 'Factors' })
export type Factors = z.output<typeof Factors>

/** A factor that is being set up: an app takes the address as a picture, or the secret as typed. */
export const NewTotp = z.strictObject({ factorId: id, secret: z.string(), address: z.string() }).meta({ id: 'NewTotp' })
export type NewTotp = z.output<typeof NewTotp>

const factorName = requiredText(most.factorName)
const RecoveryCodes = z.array(z.string())

/** The own second factors. */
export const ownFactors = {
  read: endpoint('GET /api/user/factors', {
    access: 'signedIn',
    whenFactorDue: true,
    reply: Factors,
    summary: 'Read own second factors',
  }),
  /** Returns a secret for an authenticator app. Nothing counts until `confirm`, which has to follow within 15 minutes. */
  begin: endpoint('POST /api/user/factors/totp', {
    access: 'signedIn',
    whenFactorDue: true,
    needsReauth: true,
    body: z.strictObject({ name: factorName }),
    reply: NewTotp,
    audit: audit('edit', user, '开始设置验证器', 'Begin to set up an authenticator app'),
    showsSecret: true,
  }),
  /** Turns on what `begin` began. Returns the recovery codes, this once; none for somebody who has some already. */
  confirm: endpoint('POST /api/user/factors', {
    access: 'signedIn',
    whenFactorDue: true,
    body: z.strictObject({ factorId: id, code: requiredText(most.password) }),
    reply: RecoveryCodes,
    audit: audit('edit', user, '开启两步验证', 'Turn on a second factor'),
    showsSecret: true,
  }),
  rename: endpoint('PUT /api/user/factors', {
    access: 'signedIn',
    body: z.strictObject({ factorId: id, name: factorName }),
    reply: z.null(),
    audit: audit('edit', user, '重命名两步验证', 'Rename a second factor'),
  }),
  /** The last one takes the recovery codes along. */
  remove: endpoint('POST /api/user/factors/removal', {
    access: 'signedIn',
    needsReauth: true,
    body: z.strictObject({ factorId: id }),
    reply: z.null(),
    audit: audit('edit', user, '移除两步验证', 'Remove a second factor'),
  }),
  /** Returns new recovery codes, this once, and ends those before. */
  renewCodes: endpoint('POST /api/user/factors/recoveryCodes', {
    access: 'signedIn',
    needsReauth: true,
    reply: RecoveryCodes,
    audit: audit('edit', user, '更换恢复码', 'Make new recovery codes'),
    showsSecret: true,
  }),
}
