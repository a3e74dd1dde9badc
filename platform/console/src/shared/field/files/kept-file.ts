import { fileMegabyte, type StoredFile } from 'atrium/contract/fields/file-types'
import type { Endpoint } from 'atrium/contract/endpoint'
import { api } from '../../api/api'
import { saveFile, saveFrom } from '../../api/file-save'
import { request, type RequestOptions } from '../../api/request'
import { isServed } from '../../api/transport'
import { withBase } from '../../browser/base-path'

/** A large file on a slow line, in milliseconds. */
const patience = 600_000
/** The largest file that is read into memory, in bytes; the browser itself saves others. */
const mostInMemory = 20 * fileMegabyte

type Calls = Readonly<Partial<Record<'remove' | 'ticket' | 'content', Endpoint>>>
type Ask = (endpoint: Endpoint, input: object, options?: RequestOptions) => Promise<unknown>

// Servers of the version before have none of them.
const { remove, ticket, content } = api.fieldFiles as Calls
const ask = request as Ask

const ignore = () => undefined

/** Returns whether a file may be read into memory, such as to show it. */
export const isSmall = ({ size }: StoredFile): boolean => size <= mostInMemory

/** Returns the content of a file. Rejects like `request`, after showing the error. */
export async function readKeptFile({ id, name, type }: StoredFile): Promise<File> {
  const answer: Blob | ArrayBuffer = await request(api.fieldFiles.read, { query: { id } }, { timeout: patience })
  return new File([answer], name, { type })
}

/** Lets the browser save a file. It asks for a large one itself, so that nothing of it is in memory, and goes on with it after a pause of the network. */
export async function saveKeptFile(file: StoredFile): Promise<void> {
  // `request` shows errors.
  if (ticket && content && isServed() && !isSmall(file)) {
    const own = await ask(ticket, { body: { id: file.id } }).catch(ignore)
    if (own)
      saveFrom(withBase(`${content.path}?${new URLSearchParams(own as { ticket: string }).toString()}`), file.name)
    return
  }
  const whole = await readKeptFile(file).catch(ignore)
  if (whole) saveFile(whole)
}

/** Deletes a file of the caller that no record has. Where that is not possible the server does it after a day. */
export function removeFile(id: string): void {
  if (remove) void ask(remove, { query: { id } }, { message: false, isUnasked: true }).catch(ignore)
}
