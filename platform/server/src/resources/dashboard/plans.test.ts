import { api } from '#product/contract'
import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { planOf, watched } from '#server-test/plans/plan'
import { createClient, openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

// What the dashboard counts over a range grows with the logs, so that it must be in an index: no row is read for it.

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const counted = [
  ['sign_ins', /covering index sign_ins_(by_result|of_user)|index only scan using sign_ins_(by_result|of_user)/i],
  ['operation_logs', /covering index operation_logs_\w+|index only scan using operation_logs_\w+/i],
] as const

test.each((['admin', 'editor'] as const).flatMap((actor) => counted.map((one) => [actor, ...one] as const)))(
  'for %s the range of %s is counted in an index',
  async (actor, table, index) => {
    const ran: CompiledQuery[] = []
    const app = createApp(server.deps.product, { ...server.deps, db: watched(server.deps.db, ran) })
    await createClient(app, clients[actor].token).get(api.dashboard.read, { query: { days: 84, clock: '480' } })
    const counts = ran.filter(({ sql }) => sql.includes(`from "${table}"`) && sql.includes('count(*)'))
    expect(counts).toHaveLength(1)
    expect((await planOf(server, counts[0]!)).join('\n')).toMatch(index)
  },
)
