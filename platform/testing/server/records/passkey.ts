import { createHash, generateKeyPairSync, randomBytes, sign as signWith } from 'node:crypto'
import { api } from '#product/contract'
import type { CreatedPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from 'atrium/contract/untrusted/passkey'
import type { Client } from '../server'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

/** How an authenticator and its browser differ from the usual. */
interface Odd {
  /** The site that the browser says. */
  readonly site?: string
  /** Whether the authenticator checked who holds it. */
  readonly isPersonVerified?: boolean
  /** How often it says that it was used. */
  readonly counter?: number
}

const flags = { present: 1, verified: 4, attested: 64 }

/** Returns what an authenticator signs of a site and of itself. */
function authenticatorData(rpId: string, { isPersonVerified = true, counter = 0 }: Odd, credential?: Buffer): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const flag = flags.present + (isPersonVerified ? flags.verified : 0) + (credential ? flags.attested : 0)
  return Buffer.concat([sha256(rpId), Buffer.from([flag]), count, credential ?? Buffer.alloc(0)])
}

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Returns an authenticator with one passkey (ES256), and the browser before it. Its CBOR is written by hand: four forms of it are all that is needed. */
export function softwareAuthenticator(usualSite = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
  const [id, uses] = [randomBytes(32), { count: 0 }]
  let userHandle = ''
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ])
  const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return {
    id: id.toString('base64url'),
    create({ challenge, rp, user }: PasskeyCreation, odd: Odd = {}): CreatedPasskey {
      userHandle = user.id
      const data = authenticatorData(rp.id, odd, credential)
      const attestation = [
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, odd.site ?? usualSite).toString('base64url'),
        attestationObject: Buffer.concat(attestation).toString('base64url'),
        transports: ['internal'],
      }
    },
    sign({ challenge, rpId }: PasskeyRequest, odd: Odd = {}): PasskeyProof {
      uses.count = odd.counter ?? uses.count + 1
      const client = clientData('webauthn.get', challenge, odd.site ?? usualSite)
      const data = authenticatorData(rpId, { ...odd, counter: uses.count })
      const signature = signWith('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle && { userHandle }),
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>

/** Adds a passkey for somebody, and returns the authenticator that has it and the recovery codes that came with it. */
export async function addPasskey(client: Client, name = 'Laptop') {
  const authenticator = softwareAuthenticator()
  const passkey = authenticator.create(await client.get(api.passkeys.begin))
  const recoveryCodes = await client.get(api.passkeys.add, { body: { name, passkey } })
  return { authenticator, recoveryCodes }
}
