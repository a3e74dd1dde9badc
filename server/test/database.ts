import { randomUUID } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { inject } from 'vitest'

/** The engine that this run tests. */
const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/**
 * The address of a new, empty database, and how to drop it again.
 * On PostgreSQL it starts as a copy of `template`, a database nobody is connected to.
 */
export async function freshDatabaseUrl(template = 'template1'): Promise<{ url: string; drop: () => Promise<void> }> {
  if (engine === 'sqlite') return { url: 'file::memory:', drop: async () => {} }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // File copy is the quicker strategy while the server does not sync.
  await onServer(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database if exists ${escapeIdentifier(name)} with (force)`) }
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
