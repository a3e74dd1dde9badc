import type { TestServer } from '../server'

/** Takes the mails out of the outbox and returns them. In one statement: on PostgreSQL one may come in between two. */
export function takeMails({ deps }: TestServer) {
  return deps.db.deleteFrom('outbox').returning(['receiver', 'title', 'content', 'isPrivate']).execute()
}
