import { fileMegabyte, type StoredFile } from 'atrium/contract/fields/file-types'
import { api } from '../../api/api'
import { saveFile, saveFrom } from '../../api/file-save'
import { request } from '../../api/request'
import { isServed } from '../../api/transport'
import { withBase } from '../../browser/base-path'

/** A large file on a slow line, in milliseconds. */
const patience = 600_000
/** The largest file that is read into memory, in bytes; the browser itself saves others. */
const mostInMemory = 20 * fileMegabyte

/** `request` has shown the error. */
const ignore = () => undefined

/** Returns whether a file may be read into memory, such as to show it. */
export const isSmall = ({ size }: StoredFile): boolean => size <= mostInMemory

/** Returns the content of a file. Rejects like `request`, after showing the error. */
export async function readKeptFile({ id, name, type }: StoredFile): Promise<File> {
  const content: Blob | ArrayBuffer = await request(api.fieldFiles.read, { query: { id } }, { timeout: patience })
  return new File([content], name, { type })
}

/** Lets the browser save a file. It asks for a large one itself, so that nothing of it is in memory, and goes on with it after a pause of the network. */
export async function saveKeptFile(file: StoredFile): Promise<void> {
  if (isServed() && !isSmall(file)) return saveByTicket(file)
  const content = await readKeptFile(file).catch(ignore)
  if (content) saveFile(content)
}

async function saveByTicket({ id, name }: StoredFile): Promise<void> {
  const { ticket, content } = api.fieldFiles
  const own = await request(ticket, { body: { id } }).catch(ignore)
  if (own) saveFrom(withBase(`${content.path}?${new URLSearchParams(own).toString()}`), name)
}

/** Deletes a file of the caller that no record has. Where that is not possible the server does it after a day. */
export function removeFile(id: string): void {
  const quietly = { message: false, isUnasked: true } as const
  void request(api.fieldFiles.remove, { query: { id } }, quietly).catch(ignore)
}
