import { isAbsolute } from 'node:path'
import { isLoopback } from '../loopback'

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** Its address: `https://HOST/BUCKET` or `https://BUCKET.HOST`. */
  readonly endpoint: string
  /** The names of all objects begin with it; empty, or with a slash at its end. */
  readonly prefix: string
}

/** Where the content of files is kept, where the environment says so: a folder of this machine, or a bucket of an S3-compatible store. */
export type FilesUrl =
  | { readonly kind: 'database' }
  | { readonly kind: 'folder'; readonly path: string }
  | ({ readonly kind: 's3' } & Bucket)

/** The key of an S3-compatible store. */
export interface FilesKey {
  readonly id: string
  readonly secret: string
}

/** Where the scanner for harmful files listens: a port of a machine, or a socket of this one. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

/** The forms of FILES_URL, FILES_KEY and CLAMD_URL, for error messages. */
export const fileFormats = {
  url: 'must be database, file:/PATH of a folder, or https://HOST/BUCKET or https://BUCKET.HOST of an S3-compatible store, with ?prefix=NAME behind it where the bucket has other things as well; http:// goes to this machine alone',
  key: 'must be ID:SECRET of the S3-compatible store',
  clamd: 'must be tcp://HOST:PORT or unix:/PATH of the socket of clamd',
}

export function readFilesUrl(text: string): FilesUrl | undefined {
  if (text === 'database') return { kind: 'database' }
  if (text.startsWith('file:') && isAbsolute(text.slice(5))) return { kind: 'folder', path: text.slice(5) }
  return readBucket(text)
}

/** Names of dots alone would be another place. Without TLS contents would cross the network as they are. */
function readBucket(text: string): FilesUrl | undefined {
  const form = /^(https?:\/\/[^/?#@\s]+(?:\/(?!\.+(?:[/?]|$))[\w.-]+)?)\/?(?:\?prefix=(?!\.+\/?$)([\w.-]+)\/?)?$/
  const [, endpoint = '', prefix] = form.exec(text) ?? []
  if (!URL.canParse(endpoint)) return undefined
  const { protocol, hostname } = new URL(endpoint)
  if (protocol === 'http:' && !isLoopback(hostname)) return undefined
  return { kind: 's3', endpoint, prefix: prefix ? `${prefix}/` : '' }
}

/** Returns the key of a store. Throws an Error with a sentence where it is missing. */
export function filesKeyOf(env: { FILES_URL?: FilesUrl; FILES_KEY?: FilesKey }): FilesKey | undefined {
  if (env.FILES_URL?.kind === 's3' && !env.FILES_KEY)
    throw new Error('FILES_URL is an S3-compatible store, but FILES_KEY is not set. Set it to ID:SECRET of the store.')
  if (env.FILES_URL?.kind !== 's3' && env.FILES_KEY)
    throw new Error('FILES_KEY is set, but FILES_URL is no S3-compatible store. Set both, or unset FILES_KEY.')
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
