import { strFromU8, unzipSync } from 'fflate'
import { platformApi as api } from 'atrium/contract/module/platform-api'
import type { Client } from '../server'

/** Exports the data of a user. Returns the names in the zip, its JSON by the names of the kinds, and what the index says of each. */
export async function exportPerson(client: Client, userId: number) {
  const answer = await client.ask(api.personData.exportData, { query: { userId } })
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.errorData)}`)
  const parts = unzipSync(new Uint8Array(await answer.body.data.arrayBuffer()))
  const json = Object.entries(parts).flatMap(([name, content]) =>
    name.endsWith('.json') ? [[name.slice(0, -5), JSON.parse(strFromU8(content)) as never] as const] : [],
  )
  const { index, ...kinds } = Object.fromEntries(json) as Record<string, Record<string, unknown>[]>
  return {
    headers: answer.headers,
    parts,
    readme: strFromU8(parts['README.txt']!),
    kinds,
    index: index as unknown as {
      kinds: { key: string; rows: number; files: string[]; unreadable?: string[]; isPartial: boolean }[]
    },
  }
}
