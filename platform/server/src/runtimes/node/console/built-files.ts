import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { acceptedEncodings, compress } from '../compress'

const page = 'index.html'
const suffixes = { br: '.br', gzip: '.gz' } as const

interface Content {
  bytes: Uint8Array<ArrayBuffer>
  /** The `ETag`: another one for each content, also for each way to compress it. */
  tag: string
}

/** One build of the console: what there is, and what of it was read so far. */
interface Build {
  madeAt: number
  names: ReadonlySet<string>
  contents: Map<string, Promise<Content>>
}

/**
 * The files of the build that have compressed copies, and its page, from memory once they were asked for: 7 MB when all were. Pictures
 * and sounds are not among them. A new build in the same folder is noticed by the time of its page, and takes the place of the former.
 */
export function builtFiles(folder: string) {
  let build: Build | undefined

  async function present(): Promise<Build | undefined> {
    const madeAt = await stat(join(folder, page)).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (madeAt === undefined) build = undefined
    else if (madeAt !== build?.madeAt) {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
      build = { madeAt, names: new Set(names), contents: new Map() }
    }
    return build
  }

  function contentOf({ contents }: Build, stored: string): Promise<Content> {
    const content = contents.get(stored) ?? read(join(folder, stored))
    contents.set(stored, content)
    content.catch(() => contents.delete(stored))
    return content
  }

  async function answer(context: Context, build: Build, name: string): Promise<Response> {
    const encoding = acceptedEncodings(context.req.header('accept-encoding')).find((one) =>
      build.names.has(name + suffixes[one]),
    )
    const stored = encoding ? name + suffixes[encoding] : name
    const { bytes, tag } = await contentOf(build, stored)
    if (isKnown(context, tag)) return context.body(null, 304)
    context.header('content-type', getMimeType(name) ?? 'application/octet-stream')
    context.header('content-length', String(bytes.length))
    if (encoding) context.header('content-encoding', encoding)
    return context.body(bytes)
  }

  return {
    /** The page of the console as `fill` makes it of the one that is built; undefined where none is. */
    async page(context: Context, fill: (html: string) => Promise<string>): Promise<Response | undefined> {
      const now = await present()
      if (!now) return undefined
      const html = new TextDecoder().decode((await contentOf(now, page)).bytes)
      const filled = await fill(html)
      return filled === html ? answer(context, now, page) : answerFilled(context, filled)
    },
    /** The file of a path; undefined where it is not among those in memory, or a part of it is asked for. */
    async file(context: Context, isLasting: boolean): Promise<Response | undefined> {
      const now = (isLasting && build) || (await present())
      const name = context.req.path.slice(1)
      const isKept = Object.values(suffixes).some((suffix) => now?.names.has(name + suffix))
      return now && isKept && !context.req.header('range') ? answer(context, now, name) : undefined
    },
  }
}

/** Sets the headers that a browser keeps a content by. Returns whether it has this one. */
function isKnown(context: Context, tag: string): boolean {
  context.header('etag', tag)
  context.header('vary', 'Accept-Encoding', { append: true })
  const known = context.req.header('if-none-match')?.split(',') ?? []
  return known.some((one) => one.trim().replace(/^W\//, '') === tag)
}

/** Returns the response with a page that was made now. */
async function answerFilled(context: Context, html: string): Promise<Response> {
  if (isKnown(context, tagOf(new TextEncoder().encode(html)))) return context.body(null, 304)
  const compressed = await compress(html, context.req.header('accept-encoding'))
  context.header('content-type', 'text/html; charset=utf-8')
  if (compressed) context.header('content-encoding', compressed.encoding)
  return context.body(compressed ? compressed.content : html)
}

const tagOf = (bytes: Uint8Array) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

async function read(path: string): Promise<Content> {
  const bytes = await readFile(path)
  return { bytes, tag: tagOf(bytes) }
}
