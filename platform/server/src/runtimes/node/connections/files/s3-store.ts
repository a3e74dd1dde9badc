import { setTimeout as pause } from 'node:timers/promises'
import { S3mini } from 's3mini'
import type { FileStore } from '#server/call/file/file-store'
import type { Bucket, FilesKey } from './file-settings'

/** How long the store may take for a part of a megabyte, in milliseconds. */
const usualPatience = 30_000
/** The pauses before further tries, in milliseconds. */
const usualPauses = [200, 1000, 3000]
/** How many objects are deleted at once. */
const atOnce = 10
/** The most names of a request: what every such store returns. */
const mostNames = 1000

interface S3Settings {
  readonly bucket: Bucket
  readonly key: FilesKey
  readonly region: string
}

interface Timing {
  readonly patience?: number
  readonly pauses?: readonly number[]
}

/** Returns whether a store asks to repeat a request, or was not reached. */
function isPassing(error: unknown): boolean {
  const { status } = error as { status?: number }
  return status === undefined ? !(error instanceof RedirectError) : status === 429 || status === 500 || status === 503
}

class RedirectError extends Error {}

/** A redirect would send content and signature to another place. */
async function fetchHere(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.status >= 300 && response.status < 400 && response.status !== 304) {
    await response.body?.cancel()
    throw new RedirectError(
      `the store redirects to ${response.headers.get('location') ?? 'nowhere'}: FILES_URL has to name the place itself`,
    )
  }
  return response
}

/** Returns a function that runs a request, and again after a pause where the store asks for that, as all of them do at times. Each can be repeated. */
function repeater(pauses: readonly number[]) {
  return async <T>(request: () => Promise<T>): Promise<T> => {
    for (const millis of pauses) {
      try {
        return await request()
      } catch (error) {
        if (!isPassing(error)) throw error
        await pause(millis)
      }
    }
    return request()
  }
}

/** Keeps parts of files as objects of a bucket. Puts, gets, deletes and lists objects alone, which every S3-compatible store can. */
export function s3Store(
  { bucket: { endpoint, prefix }, key, region }: S3Settings,
  { patience = usualPatience, pauses = usualPauses }: Timing = {},
): FileStore {
  const bucket = new S3mini({
    endpoint,
    accessKeyId: key.id,
    secretAccessKey: key.secret,
    region,
    requestAbortTimeout: patience,
    fetch: fetchHere,
  })
  const repeated = repeater(pauses)
  const keyOf = (name: string) => `${prefix}${name.slice(0, 2)}/${name}`
  const remove = (name: string) =>
    repeated(async () => {
      try {
        await bucket.deleteObject(keyOf(name))
      } catch (error) {
        // Some stores say so of what is not there.
        if ((error as { status?: number }).status !== 404) throw error
      }
    })
  return {
    put: async (name, content) =>
      void (await repeated(() => bucket.putObject(keyOf(name), Buffer.from(content), 'application/octet-stream'))),
    async get(name) {
      const content = await repeated(() => bucket.getObjectArrayBuffer(keyOf(name)))
      return content ? new Uint8Array(content) : undefined
    },
    async remove(names) {
      for (let from = 0; from < names.length; from += atOnce)
        await Promise.all(names.slice(from, from + atOnce).map(remove))
    },
    async *names() {
      let next: string | undefined
      do {
        const after = next
        const page = await repeated(() => bucket.listObjectsPaged('/', prefix, mostNames, after))
        if (!page) throw new Error('the bucket is not there')
        yield (page.objects ?? []).map(({ Key, LastModified }) => ({
          name: Key.slice(Key.lastIndexOf('/') + 1),
          at: new Date(LastModified).getTime(),
        }))
        next = page.nextContinuationToken
      } while (next)
    },
  }
}
