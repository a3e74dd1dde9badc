import type { Migration } from '../migration'

/** The second factors that roles require, and when the days end that a person has to set one up; null while they have not begun. */
export const requiredFactors: Migration = {
  async up(db) {
    const roles = db.schema.alterTable('roles')
    await roles.addColumn('factor_rule', 'text', (c) => c.notNull().defaultTo('none')).execute()
    await roles.addColumn('factor_grace', 'smallint', (c) => c.notNull().defaultTo(0)).execute()
    await db.schema.alterTable('users').addColumn('factor_due_at', 'bigint').execute()
  },
}
