import type { Insertable, Updateable } from 'kysely'
import type { Database, MenuTable, RoleTable, UserTable } from '#server/db/schema'

// Records straight in the database, for tests of a state that no call makes, or makes in seconds. Each function returns what prepares it.

interface Stored {
  readonly engine: { readonly db: Database }
}

/** Adds users like the guest of the seed, named `person0` and so on; `own` gives the other values of one by its number. */
export const addUsers =
  (count: number, own: (at: number) => Partial<Insertable<UserTable>> = () => ({})) =>
  async ({ engine: { db } }: Stored): Promise<void> => {
    const guests = db.selectFrom('users').where('username', '=', 'guest').selectAll()
    const { userId: _, ...guest } = await guests.executeTakeFirstOrThrow()
    const rows = Array.from({ length: count }, (_, at) => {
      const names = { username: `person${at}`, nickname: `Person ${at}`, email: '', phoneNumber: '' }
      return { ...guest, ...names, ...own(at) }
    })
    await db.insertInto('users').values(rows).execute()
  }

export const changeUser =
  (userId: number, change: Updateable<UserTable>) =>
  async ({ engine: { db } }: Stored): Promise<void> => {
    await db.updateTable('users').set(change).where('userId', '=', userId).execute()
  }

/** Gives a user one more role. */
export const giveRole =
  (userId: number, roleId: number) =>
  async ({ engine: { db } }: Stored): Promise<void> => {
    await db.insertInto('userRoles').values({ userId, roleId }).execute()
  }

/** Limits a role to departments of its choice. */
export const giveDepts =
  (roleId: number, deptIds: readonly number[], change: Updateable<RoleTable> = {}) =>
  async ({ engine: { db } }: Stored): Promise<void> => {
    const scope = { ...change, dataScope: 2 }
    await db.updateTable('roles').set(scope).where('roleId', '=', roleId).execute()
    const rows = deptIds.map((deptId) => ({ roleId, deptId }))
    await db.insertInto('roleDepts').values(rows).execute()
  }

type MenuRow = Insertable<MenuTable>

const directory = { pid: 0, menuType: 0, sort: 50, isLink: 0, isFrame: 0, isCache: 0, status: 1, visible: 1 } as const
const noTexts = { nameEn: '', icon: '', component: '', permission: '', frameSrc: '', query: '' }

/** Returns an entry of the menu: a directory at its top, enabled and visible, but for what is given. */
export const menuRow = (own: Pick<MenuRow, 'name' | 'path'> & Partial<MenuRow>): MenuRow => ({
  ...directory,
  ...noTexts,
  ...own,
})

export const addMenuEntry =
  (own: Parameters<typeof menuRow>[0]) =>
  async ({ engine: { db } }: Stored): Promise<void> => {
    await db.insertInto('menus').values(menuRow(own)).execute()
  }

/** Changes the entries of the menu that have a name. */
export const changeMenuEntry =
  (name: string, change: Updateable<MenuTable>) =>
  async ({ engine: { db } }: Stored): Promise<void> => {
    await db.updateTable('menus').set(change).where('name', '=', name).execute()
  }
