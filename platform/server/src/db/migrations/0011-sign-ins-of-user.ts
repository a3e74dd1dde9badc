import { sql } from 'kysely'
import type { Migration } from '../migration'

/** Finds the addresses and browsers that a person has signed in from. */
export const signInsOfUser: Migration = {
  async up(db) {
    await sql`create index sign_ins_of_user on sign_ins (user_id, address, agent) where result = 'success'`.execute(db)
  },
}
