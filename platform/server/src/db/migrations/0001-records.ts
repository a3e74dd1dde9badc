import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { EngineName } from '../engines/engine'

type Table<C extends string = string> = CreateTableBuilder<string, C>

/** The columns that every record staff can edit ends with. */
const editable = <C extends string>(table: Table<C>) =>
  table
    .addColumn('status', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(1)
        .check(sql`status in (0, 1)`),
    )
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))

const text = (table: Table, ...names: string[]): Table =>
  names.reduce((all, name) => all.addColumn(name, 'text', (c) => c.notNull().defaultTo('')), table)

const flag = (table: Table, ...names: string[]): Table =>
  names.reduce(
    (all, name) =>
      all.addColumn(name, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(name)} in (0, 1)`),
      ),
    table,
  )

async function createOrganisation(db: Kysely<never>, engine: EngineName) {
  const depts: Table = db.schema
    .createTable('depts')
    .addColumn('dept_id', 'integer', identity(engine))
    .addColumn('pid', 'integer', (c) => c.notNull())
    .addColumn('order_num', 'integer', (c) => c.notNull())
  await editable(text(depts, 'dept_name', 'dept_name_en', 'leader', 'phone', 'email'))
    .addUniqueConstraint('depts_name_unique', ['pid', 'dept_name'])
    .execute()

  const posts: Table = db.schema
    .createTable('posts')
    .addColumn('post_id', 'integer', identity(engine))
    .addColumn('post_sort', 'integer', (c) => c.notNull())
  await editable(text(posts, 'post_code', 'post_name', 'post_name_en', 'remark'))
    .addUniqueConstraint('posts_code_unique', ['post_code'])
    .addUniqueConstraint('posts_name_unique', ['post_name'])
    .execute()
}

async function createUsers(db: Kysely<never>, engine: EngineName) {
  const users: Table = db.schema
    .createTable('users')
    .addColumn('user_id', 'integer', identity(engine))
    .addColumn('dept_id', 'integer', (c) => c.references('depts.dept_id'))
    .addColumn('post_id', 'integer', (c) => c.references('posts.post_id'))
    .addColumn('age', 'integer')
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
  const named = text(
    users,
    'username',
    'nickname',
    'email',
    'phone_number',
    'avatar',
    'address',
    'user_story',
    'remark',
  )
  await editable(flag(named, 'sex', 'must_change_password')).execute()

  const unique = (column: string) => db.schema.createIndex(`users_${column}_unique`).on('users').unique()
  await unique('username')
    .expression(sql`lower(username)`)
    .execute()
  // Both are optional, so only filled ones have to differ.
  await unique('email')
    .expression(sql`lower(email)`)
    .where(sql`email`, '<>', sql`''`)
    .execute()
  await unique('phone_number')
    .column('phone_number')
    .where(sql`phone_number`, '<>', sql`''`)
    .execute()
  await db.schema.createIndex('users_dept_id').on('users').column('dept_id').execute()
  await db.schema.createIndex('users_post_id').on('users').column('post_id').execute()
}

async function createAccess(db: Kysely<never>, engine: EngineName) {
  const roles: Table = db.schema
    .createTable('roles')
    .addColumn('role_id', 'integer', identity(engine))
    .addColumn('role_sort', 'integer', (c) => c.notNull())
    .addColumn('data_scope', 'integer', (c) => c.notNull().check(sql`data_scope between 1 and 5`))
  const named = text(roles, 'role_key', 'role_name', 'role_name_en', 'remark')
  await editable(flag(named, 'menu_check_strictly', 'dept_check_strictly'))
    .addUniqueConstraint('roles_key_unique', ['role_key'])
    .addUniqueConstraint('roles_name_unique', ['role_name'])
    .execute()

  const menus: Table = db.schema
    .createTable('menus')
    .addColumn('id', 'integer', identity(engine))
    .addColumn('pid', 'integer', (c) => c.notNull())
    .addColumn('sort', 'integer', (c) => c.notNull())
    .addColumn('menu_type', 'integer', (c) => c.notNull().check(sql`menu_type between 0 and 2`))
  const titled = text(menus, 'path', 'name', 'name_en', 'icon', 'component', 'permission', 'frame_src', 'query')
  await editable(flag(titled, 'is_link', 'is_frame', 'is_cache', 'visible'))
    .addUniqueConstraint('menus_name_unique', ['pid', 'name'])
    .execute()
}

async function createLinks(db: Kysely<never>) {
  const link = async (table: string, owner: [string, string], other: [string, string]) => {
    const column = ([name, target]: [string, string], all: Table) =>
      all.addColumn(name, 'integer', (c) =>
        c
          .notNull()
          .references(`${target}.${target === 'menus' ? 'id' : name}`)
          .onDelete('cascade'),
      )
    await column(other, column(owner, db.schema.createTable(table)))
      .addPrimaryKeyConstraint(`${table}_key`, [owner[0], other[0]])
      .execute()
    await db.schema.createIndex(`${table}_${other[0]}`).on(table).column(other[0]).execute()
  }
  await link('user_roles', ['user_id', 'users'], ['role_id', 'roles'])
  await link('role_menus', ['role_id', 'roles'], ['menu_id', 'menus'])
  await link('role_depts', ['role_id', 'roles'], ['dept_id', 'depts'])
}

async function createDictionaries(db: Kysely<never>, engine: EngineName) {
  const types: Table = db.schema.createTable('dict_types').addColumn('dict_id', 'integer', identity(engine))
  await editable(text(types, 'dict_name', 'dict_type', 'remark'))
    .addUniqueConstraint('dict_types_type_unique', ['dict_type'])
    .execute()

  const data: Table = db.schema
    .createTable('dict_data')
    .addColumn('dict_code', 'integer', identity(engine))
    .addColumn('dict_sort', 'integer', (c) => c.notNull())
    .addColumn('dict_type', 'text', (c) => c.notNull().references('dict_types.dict_type').onUpdate('cascade'))
  await editable(flag(text(data, 'dict_label', 'dict_label_en', 'dict_value', 'list_class', 'remark'), 'is_default'))
    .addUniqueConstraint('dict_data_label_unique', ['dict_type', 'dict_label'])
    .addUniqueConstraint('dict_data_value_unique', ['dict_type', 'dict_value'])
    .execute()
}

async function createSessions(db: Kysely<never>, engine: EngineName) {
  const owner = (table: Table) =>
    table.addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))

  const sessions: Table = db.schema
    .createTable('sessions')
    .addColumn('session_id', 'integer', identity(engine))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
  await owner(text(sessions, 'address', 'agent'))
    .addUniqueConstraint('sessions_token_unique', ['token_hash'])
    .execute()
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute()

  const signIns: Table = db.schema
    .createTable('sign_ins')
    .addColumn('sign_in_id', 'integer', identity(engine))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
  await owner(signIns).execute()
  await db.schema.createIndex('sign_ins_day').on('sign_ins').columns(['day', 'user_id']).execute()
}

/** All records of the first release. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createOrganisation(db, engine)
  await createUsers(db, engine)
  await createAccess(db, engine)
  await createLinks(db)
  await createDictionaries(db, engine)
  await createSessions(db, engine)
}
