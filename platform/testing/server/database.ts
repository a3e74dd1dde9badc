import { randomUUID } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, of a user who may create databases. */
    postgresUrl: string
  }
}

/** The engine that this run tests. */
const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

interface FreshDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

const templates = new Map<string, Promise<string>>()

/**
 * The address of a new database, and how to drop it again. It is empty or, on PostgreSQL, a copy of one that `prepare` filled:
 * once for each `name`.
 */
export async function freshDatabaseUrl(
  name?: string,
  prepare?: (url: string) => Promise<void>,
): Promise<FreshDatabase> {
  if (engine === 'sqlite') return { url: 'file::memory:', drop: async () => {} }
  if (!name || !prepare) return create('template1')
  const template = templates.get(name) ?? createTemplate(prepare)
  templates.set(name, template)
  return create(await template)
}

async function createTemplate(prepare: (url: string) => Promise<void>): Promise<string> {
  const { name, url } = await create('template1')
  await prepare(url)
  return name
}

/** A copy of a database that nobody is connected to. */
async function create(template: string): Promise<FreshDatabase & { name: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // File copy is the quicker strategy while the server does not sync.
  await onServer(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => onServer(`drop database if exists ${escapeIdentifier(name)} with (force)`) }
}

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
