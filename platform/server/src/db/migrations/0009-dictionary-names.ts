import { sql, type Kysely } from 'kysely'

const names = {
  sys_user_sex: 'Sex of users',
  sys_normal_disable: 'Enabled or disabled',
  sys_show_hide: 'Shown or hidden',
}

/** Dictionaries have an English name. The built-in ones get theirs; any other shows its Chinese one until somebody adds it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('dict_types')
    .addColumn('dict_name_en', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const [type, name] of Object.entries(names)) {
    await sql`update dict_types set dict_name_en = ${name} where dict_type = ${type}`.execute(db)
  }
}
