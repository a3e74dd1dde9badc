import type { Migration } from '../migration'

/** Finds the latest attempts of a person, also those that did not succeed, in a log of any length. */
export const ownSignIns: Migration = {
  async up(db) {
    await db.schema.createIndex('sign_ins_by_user').on('sign_ins').columns(['user_id', 'sign_in_id']).execute()
  },
}
