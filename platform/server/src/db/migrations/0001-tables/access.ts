import { sql, type Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes, editable, flag, text, uniqueIgnoringCase, type Table } from './columns'

async function createRoles(db: Kysely<never>, engine: EngineName): Promise<void> {
  const roles: Table = db.schema
    .createTable('roles')
    .addColumn('role_id', 'integer', identity(engine))
    .addColumn('role_sort', 'integer', (c) => c.notNull())
    .addColumn('data_scope', 'integer', (c) => c.notNull().check(sql`data_scope between 1 and 5`))
    .addColumn('created_by', 'integer', (c) => c.references('users.user_id').onDelete('set null'))
    .addColumn('changed_at', 'bigint')
  const named = text(roles, 'role_key', 'role_name', 'role_name_en', 'remark')
  await editable(flag(named, 'menu_check_strictly', 'dept_check_strictly'))
    .addUniqueConstraint('roles_key_unique', ['role_key'])
    .addUniqueConstraint('roles_name_unique', ['role_name'])
    .execute()
  await uniqueIgnoringCase(db, 'roles', { index: 'roles_key_ignore_case', column: 'role_key' })
  await uniqueIgnoringCase(db, 'roles', { index: 'roles_name_ignore_case', column: 'role_name' })
}

async function createMenus(db: Kysely<never>, engine: EngineName): Promise<void> {
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
  await uniqueIgnoringCase(db, 'menus', { index: 'menus_name_ignore_case', column: 'name', within: 'pid' })
}

/** Creates a table of pairs, with an index for the way from the second to the first. */
async function createLink(
  db: Kysely<never>,
  table: string,
  pair: readonly [owner: readonly [column: string, target: string], other: readonly [column: string, target: string]],
  indexes: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const columns = pair.reduce<Table>(
    (all, [column, target]) =>
      all.addColumn(column, 'integer', (c) => c.notNull().references(target).onDelete('cascade')),
    db.schema.createTable(table),
  )
  await columns.addPrimaryKeyConstraint(`${table}_key`, [pair[0][0], pair[1][0]]).execute()
  await createIndexes(db, table, indexes)
}

/** Roles and menus, and which user, role, menu and department belong together. */
export async function createAccess(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createRoles(db, engine)
  await createMenus(db, engine)
  const [user, role] = [['user_id', 'users.user_id'] as const, ['role_id', 'roles.role_id'] as const]
  const [menu, dept] = [['menu_id', 'menus.id'] as const, ['dept_id', 'depts.dept_id'] as const]
  // Holders of a role are counted, and read in the order of their ids.
  await createLink(db, 'user_roles', [user, role], { user_roles_by_role: ['role_id', 'user_id'] })
  await createLink(db, 'role_menus', [role, menu], { role_menus_menu_id: ['menu_id'] })
  await createLink(db, 'role_depts', [role, dept], { role_depts_dept_id: ['dept_id'] })
}
