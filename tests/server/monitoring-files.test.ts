import { readFileSync } from 'node:fs'
import { product } from 'atrium/entries/product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { openServer, type TestServer } from '#server-test/server'
import { checkRunner } from '#server/http/monitoring/check-runner'
import { readinessChecks } from '#server/runtimes/node/monitoring/checks'
import { createRegistry } from '#server/runtimes/node/monitoring/registry'
import { watchTurns } from '#server/runtimes/node/monitoring/write-turns'

interface Panel {
  title: string
  targets: { expr: string }[]
}
interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; description: string }
}

const read = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
const { panels, templating } = JSON.parse(read('grafana-dashboard.json')) as {
  panels: Panel[]
  templating: { list: { name: string }[] }
}
const rules = (parse(read('alert-rules.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)

/** Words of the query language that look like the name of a metric. */
const words = new Set(['by', 'on', 'and', 'or', 'unless', 'without', 'ignoring'])

/** Returns the metrics that a query names. */
function namedIn(query: string): string[] {
  const plain = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, ' ')
  const names = plain.match(/\b[a-z_][\w:]*\b(?!\s*\()/gi) ?? []
  return names.filter((name) => !words.has(name) && !/^e\d+$/i.test(name))
}

let server: TestServer
let served: Set<string>
beforeAll(async () => {
  server = await openServer()
  const { engine, deps } = server
  const turns = watchTurns(engine.write)
  const all = readinessChecks({
    engine,
    turns,
    servers: product.servers,
    folder: import.meta.dirname,
    leftMegabytes: 0,
  })
  const check = checkRunner(all, () => {})
  const registry = createRegistry({ engine, turns, check, now: deps.now, settings: deps })
  const { text } = await registry.read()
  served = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!],
    ),
  )
  // SQLite has no connections that calls wait for.
  if (engine.name === 'sqlite') served.add('app_database_connections')
})
afterAll(() => server.close())

const queries = [
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
]

test.each(queries)('the %s names metrics that the server has', (_, query) => {
  const named = namedIn(query)
  expect(named).not.toEqual([])
  expect(named.filter((name) => !served.has(name))).toEqual([])
})

test('the dashboard asks for no variable that it does not have', () => {
  const own = new Set([...templating.list.map(({ name }) => name), '__rate_interval'])
  const asked = [...JSON.stringify(panels).matchAll(/\$\{?(\w+)/g)].map(([, name]) => name!)
  expect(asked.filter((name) => !own.has(name))).toEqual([])
})

test('alerts have names of their own, and say what happens and what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { annotations } of rules) {
    expect([annotations.summary, annotations.description]).toEqual([expect.any(String), expect.any(String)])
  }
})
