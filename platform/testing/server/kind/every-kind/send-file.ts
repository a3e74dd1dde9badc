import { api } from '#product/contract'
import { attachedFiles, type StoredFile } from 'atrium/contract/fields/file-types'
import type { Answer, Client } from '../../server'

/** A file that is sent for a field. */
export interface FileToSend {
  readonly kind?: string
  readonly field: string
  readonly name?: string
  readonly content: Uint8Array
  readonly thumbnail?: string
}

/** Sends a file in its parts, up to its end, and returns the answer to the last call. */
export async function sendFile(
  client: Client,
  { kind = 'paper', field, name = 'a.bin', content, thumbnail }: FileToSend,
): Promise<Answer<StoredFile>> {
  const begun = await client.ask(api.fieldFiles.begin, { body: { kind, field, name, size: content.length } })
  if (begun.status !== 200) return begun as never
  const { id, partBytes } = begun.body.data
  for (let part = 0; part * partBytes < content.length; part++) {
    const body = content.subarray(part * partBytes, (part + 1) * partBytes)
    const answer = await client.ask(api.fieldFiles.part, { query: { id, part }, body })
    if (answer.status !== 200) return answer as never
  }
  return (await client.ask(api.fieldFiles.end, { body: { id, ...(thumbnail && { thumbnail }) } })) as never
}

/** Sends a file that has to be accepted, and returns it. */
export async function sentFile(client: Client, file: FileToSend): Promise<StoredFile> {
  const { status, body } = await sendFile(client, file)
  if (status !== 200) throw new Error(`${file.name ?? 'a.bin'} was not accepted: ${JSON.stringify(body)}`)
  return body.data
}

/** Attaches a file to a record, and returns its id. */
export async function attachFile(
  client: Client,
  record: { readonly kind: string; readonly id: number },
  { name = 'plan.txt', content = new TextEncoder().encode('plan') } = {},
): Promise<string> {
  const { id } = await sentFile(client, { kind: record.kind, field: attachedFiles, name, content })
  await client.get(api.recordFiles.add, { body: { ...record, fileId: id } })
  return id
}
