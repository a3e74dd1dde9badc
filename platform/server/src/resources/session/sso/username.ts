import { most } from 'atrium/contract/untrusted/rules'
import { sql } from 'kysely'
import type { Claims } from '#server/call/sso/identity-client'
import type { Database } from '#server/db/schema'

/** Returns the user name that claims suggest: what the person is called at the provider, with the letters that user names have. */
export function suggestedName(claims: Claims): string {
  const { preferred_username: preferred, email, name, sub } = claims
  const named = [preferred, typeof email === 'string' ? email.split('@')[0] : undefined, name, sub]
    .filter((one) => typeof one === 'string')
    .map((one) => plain(one.includes('@') ? one.split('@')[0]! : one))
  return named.find((one) => one.length >= 2) ?? 'user'
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\w.-]/g, '')
    .slice(0, most.username)

/** Returns the suggested name, with a number where somebody has it. */
export async function freeUsername(db: Database, claims: Claims): Promise<string> {
  const base = suggestedName(claims)
  for (let n = 1; ; n++) {
    const end = n === 1 ? '' : String(n)
    const name = `${base.slice(0, most.username - end.length)}${end}`
    const same = db
      .selectFrom('users')
      .where(sql`lower(username)`, '=', name.toLowerCase())
      .select('userId')
    if (!(await same.executeTakeFirst())) return name
  }
}
