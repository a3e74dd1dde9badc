import { sql } from 'kysely'
import type { Migration } from '../migration'

/**
 * Finds the addresses and browsers that a person has signed in from. It has the time as well: the dashboard counts the sign-ins of people in a
 * department by it, and no row is read for either.
 */
export const signInsOfUser: Migration = {
  async up(db) {
    await sql`create index sign_ins_of_user on sign_ins (user_id, at, address, agent) where result = 'success'`.execute(
      db,
    )
  },
}
