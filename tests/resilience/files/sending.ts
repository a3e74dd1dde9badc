import { createHash } from 'node:crypto'
import { api } from '#product/contract'
import type { StoredFile } from 'atrium/contract/fields/file-types'
import { vi } from 'vitest'
import { createClient, demoPassword, type Answer, type Client, type TestServer } from '#server-test/server'

/** Returns the administrator of the demo at a server. */
export async function adminAt(address: string): Promise<Client> {
  const body = { username: 'admin', password: demoPassword }
  return clientAt(address, await clientAt(address).get(api.session.login, { body }))
}

/** Returns a client of a session at a server. */
export function clientAt(address: string, token?: string): Client {
  const request = (url: string, init?: RequestInit) => fetch(url.replace('http://localhost', address), init)
  return createClient({ request } as unknown as TestServer['app'], token)
}

/** Begins a clip. Returns its id. */
export async function beginClip(client: Client, size: number): Promise<string> {
  const body = { kind: 'film', field: 'clips', name: 'clip.bin', size }
  return (await client.get(api.fieldFiles.begin, { body })).id
}

export const sendPart = (client: Client, id: string, part: number, body: Uint8Array): Promise<Answer<unknown>> =>
  client.ask(api.fieldFiles.part, { query: { id, part }, body }) as never

/** Ends a clip, and waits until it was checked. */
export function endClip(client: Client, id: string): Promise<StoredFile> {
  return vi.waitFor(
    async () => {
      const ended = await client.get(api.fieldFiles.end, { body: { id } })
      if ('state' in ended) throw new Error('It is still being checked.')
      return ended
    },
    { timeout: 600_000, interval: 100 },
  )
}

/** Returns the SHA-256 of a file as it is read, in hex, and how many bytes it has. */
export async function readSum(address: string, { token = '' }: Client, id: string) {
  const response = await fetch(`${address}${api.fieldFiles.read.path}?id=${id}`, { headers: { token } })
  const sum = createHash('sha256')
  let bytes = 0
  for await (const chunk of response.body!) {
    sum.update(chunk)
    bytes += chunk.length
  }
  return { status: response.status, bytes, sum: sum.digest('hex') }
}
