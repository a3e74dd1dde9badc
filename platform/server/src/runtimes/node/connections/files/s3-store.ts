import { S3mini } from 's3mini'
import type { FileStore } from '#server/call/file/file-store'
import type { FilesKey } from './file-settings'

/** How long the store may take for a part of a megabyte, in milliseconds. */
const usualPatience = 30_000

interface S3Settings {
  /** The address of the bucket. */
  readonly endpoint: string
  readonly key: FilesKey
  readonly region: string
}

/** Keeps parts of files as objects of a bucket. Puts, gets and deletes single objects alone, which every S3-compatible store can. */
export function s3Store({ endpoint, key, region }: S3Settings, patience = usualPatience): FileStore {
  const bucket = new S3mini({
    endpoint,
    accessKeyId: key.id,
    secretAccessKey: key.secret,
    region,
    requestAbortTimeout: patience,
  })
  const keyOf = (name: string) => `${name.slice(0, 2)}/${name}`
  return {
    put: async (name, content) =>
      void (await bucket.putObject(keyOf(name), Buffer.from(content), 'application/octet-stream')),
    async get(name) {
      const content = await bucket.getObjectArrayBuffer(keyOf(name))
      return content ? new Uint8Array(content) : undefined
    },
    async remove(names) {
      for (const name of names) await bucket.deleteObject(keyOf(name))
    },
  }
}
