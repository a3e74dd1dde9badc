import { isAbsolute } from 'node:path'

/** Where the content of files is kept, where the environment says so: a folder of this machine, or a bucket of an S3-compatible store. */
export type FilesUrl =
  | { readonly kind: 'database' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 's3'; readonly endpoint: string }

/** The key of an S3-compatible store. */
export interface FilesKey {
  readonly id: string
  readonly secret: string
}

/** Where the scanner for harmful files listens: a port of a machine, or a socket of this one. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

/** The forms of FILES_URL, FILES_KEY and CLAMD_URL, for error messages. */
export const fileFormats = {
  url: 'must be database, file:/PATH of a folder, or https://HOST/BUCKET of an S3-compatible store',
  key: 'must be ID:SECRET of the S3-compatible store',
  clamd: 'must be tcp://HOST:PORT or unix:/PATH of the socket of clamd',
}

export function readFilesUrl(text: string): FilesUrl | undefined {
  if (text === 'database') return { kind: 'database' }
  if (text.startsWith('file:') && isAbsolute(text.slice(5))) return { kind: 'folder', path: text.slice(5) }
  const isBucket = /^https?:\/\/[^/?#@\s]+\/[\w.-]+\/?$/.test(text) && URL.canParse(text)
  return isBucket ? { kind: 's3', endpoint: text.replace(/\/$/, '') } : undefined
}

/** Returns the key of a store. Throws an Error with a sentence where it is missing. */
export function filesKeyOf(env: { FILES_URL?: FilesUrl; FILES_KEY?: FilesKey }): FilesKey | undefined {
  if (env.FILES_URL?.kind === 's3' && !env.FILES_KEY)
    throw new Error('FILES_URL is an S3-compatible store, but FILES_KEY is not set. Set it to ID:SECRET of the store.')
  return env.FILES_KEY
}

export function readFilesKey(text: string): FilesKey | undefined {
  const [, id, secret] = /^([^:\s]+):(\S+)$/.exec(text) ?? []
  return id && secret ? { id, secret } : undefined
}

export function readClamdUrl(text: string): ClamdAddress | undefined {
  if (text.startsWith('unix:') && isAbsolute(text.slice(5))) return { path: text.slice(5) }
  const [, host, port] = /^tcp:\/\/(\[[\da-fA-F:]+\]|[\w.-]+):(\d{1,5})$/.exec(text) ?? []
  return host && Number(port) <= 65_535 ? { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) } : undefined
}
