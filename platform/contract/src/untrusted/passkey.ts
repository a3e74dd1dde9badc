import * as z from 'zod'

const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest)

/** The id that an authenticator gave a passkey, which it says with each use. */
const credentialId = base64url(1400)
const transports = z.array(z.string().max(20)).max(10)
const named = z.strictObject({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) })
const milliseconds = z.int()

/** A signature of a passkey over the challenge of a `PasskeyRequest`, in base64url as browsers have it in JSON. */
export const PasskeyProof = z
  .strictObject({
    id: credentialId,
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(1000),
    userHandle: base64url(100).optional(),
  })
  .meta({ id: 'PasskeyProof' })
export type PasskeyProof = z.output<typeof PasskeyProof>

/** A new passkey for a `PasskeyCreation`, in base64url as browsers have it in JSON. */
export const CreatedPasskey = z
  .strictObject({
    id: credentialId,
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports,
  })
  .meta({ id: 'CreatedPasskey' })
export type CreatedPasskey = z.output<typeof CreatedPasskey>

/** The options with which a browser asks for a signature: `PublicKeyCredentialRequestOptionsJSON`. */
export const PasskeyRequest = z
  .strictObject({
    challenge: z.string(),
    rpId: z.string(),
    timeout: milliseconds,
    userVerification: z.enum(['required', 'discouraged']),
    allowCredentials: z.array(named),
  })
  .meta({ id: 'PasskeyRequest' })
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** The options with which a browser makes a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const PasskeyCreation = z
  .strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
    timeout: milliseconds,
    attestation: z.literal('none'),
    excludeCredentials: z.array(named),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation' })
export type PasskeyCreation = z.output<typeof PasskeyCreation>
