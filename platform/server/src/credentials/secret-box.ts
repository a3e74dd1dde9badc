import type { SecretBox } from '../call/call'

/** A stored secret whose key is not known. The message is for those who operate the server. */
export class SecretError extends Error {}

const mark = 'sealed.1.'

/** Stores secrets as they are, for hosts without a key. */
export const plainBox: SecretBox = {
  seal: (_purpose, secret) => Promise.resolve(secret),
  open(_purpose, stored) {
    if (stored.startsWith(mark))
      return Promise.reject(new SecretError('A stored secret is encrypted, and SECRETS_KEY is not set.'))
    return Promise.resolve(stored)
  },
  isStale: () => false,
}

/** Returns the box of a host. */
export const secretsOf = ({ secrets }: { readonly secrets?: SecretBox | undefined }): SecretBox => secrets ?? plainBox

/**
 * Returns those of some stored secrets that would be stored otherwise now, each as it would be. All are read, so that one whose key is gone is an error:
 * rejects with a `SecretError`.
 */
export async function sealAgain<R extends { readonly secret: string }>(
  host: { readonly secrets?: SecretBox | undefined },
  purpose: string,
  rows: readonly R[],
): Promise<{ readonly row: R; readonly secret: string }[]> {
  const box = secretsOf(host)
  const stale: { row: R; secret: string }[] = []
  for (const row of rows) {
    const plain = await box.open(purpose, row.secret)
    if (box.isStale(row.secret)) stale.push({ row, secret: await box.seal(purpose, plain) })
  }
  return stale
}

const ivBytes = 12
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

interface BoxKey {
  readonly id: string
  readonly key: CryptoKey
}

/** Derives the key of AES and its name from a text. The text is random, so that no slow hash is needed. */
async function keyOf(text: string): Promise<BoxKey> {
  const base = await crypto.subtle.importKey('raw', bytesOf(text), 'HKDF', false, ['deriveKey', 'deriveBits'])
  const derivation = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(info) })
  const key = await crypto.subtle.deriveKey(derivation('secrets'), base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const id = new Uint8Array(await crypto.subtle.deriveBits(derivation('name of the key'), base, 32))
  return { id: [...id].map((byte) => byte.toString(16).padStart(2, '0')).join(''), key }
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Returns a box that encrypts with the first of these keys (AES-256-GCM), and reads what the others encrypted. */
export async function createSecretBox(present: string, former: readonly string[] = []): Promise<SecretBox> {
  const keys = await Promise.all([present, ...former].map(keyOf))
  const [{ id, key }] = keys as [BoxKey, ...BoxKey[]]
  const own = `${mark}${id}.`
  return {
    async seal(purpose, secret) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const how = { name: 'AES-GCM', iv, additionalData: bytesOf(purpose) }
      const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, bytesOf(secret)))
      return `${own}${toText(new Uint8Array([...iv, ...sealed]))}`
    },
    async open(purpose, stored) {
      if (!stored.startsWith(mark)) return stored
      const [name = '', content = ''] = stored.slice(mark.length).split('.')
      const known = keys.find((one) => one.id === name)
      if (!known) throw new SecretError(`A stored secret is encrypted with the key ${name}, which SECRETS_KEY is not.`)
      const bytes = toBytes(content)
      const how = { name: 'AES-GCM', iv: bytes.slice(0, ivBytes), additionalData: bytesOf(purpose) }
      return new TextDecoder().decode(await crypto.subtle.decrypt(how, known.key, bytes.slice(ivBytes)))
    },
    isStale: (stored) => !stored.startsWith(own),
  }
}
