import { inLanguage, menu, type Output, type Parsed } from 'atrium/contract'
import {
  deptInScope,
  roleInScope,
  AppError,
  rejectField,
  rejectTaken,
  addMenuEntry,
  changeMenuEntry,
  changeMenusOfRoles,
  type Call,
  type WriteCall,
} from 'atrium/server'
import type { forms } from '../../contract/form'
import { fillPage } from '../../contract/form.rules'
import { changeForm, formInUse, formToChange } from './form-writes'
import { readDirectories, removeMenuEntry } from './menu-entry'

export async function readChoices(call: Call): Promise<Output<typeof forms.choices>> {
  const { db, actor, language } = call
  const roles = await db
    .selectFrom('roles')
    .where(roleInScope(actor))
    .select(['roleId', 'roleName', 'roleNameEn', 'status'])
    .orderBy('roleSort')
    .orderBy('roleId')
    .execute()
  const depts = await db
    .selectFrom('depts')
    .where(deptInScope(actor))
    .select(['deptId', 'pid', 'deptName', 'deptNameEn', 'status'])
    .orderBy('orderNum')
    .orderBy('deptId')
    .execute()
  const entries = await readDirectories(call)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  // A directory may also be below a page, which is none to choose.
  const directoryAt = (id: number): number => {
    const entry = byId.get(id)
    return !entry || entry.menuType === 0 ? (entry?.id ?? 0) : directoryAt(entry.pid)
  }
  return {
    roles: roles.map(({ roleId, roleName, roleNameEn, status }) => ({
      id: roleId,
      name: inLanguage(language, roleName, roleNameEn),
      status,
    })),
    depts: depts.map(({ deptId, pid, deptName, deptNameEn, status }) => ({
      id: deptId,
      pid,
      name: inLanguage(language, deptName, deptNameEn),
      status,
    })),
    directories: entries
      .filter(({ menuType }) => menuType === 0)
      .map(({ id, pid, name, nameEn }) => ({
        id,
        pid: directoryAt(pid),
        name: inLanguage(language, name, nameEn),
      })),
  }
}

type Put = Parsed<typeof forms.putIntoMenu>['body']

export async function putIntoMenu(call: WriteCall, { formId, version, roleIds, ...wanted }: Put): Promise<null> {
  const { db } = call
  const before = await formInUse(call, formId, version)
  if (before.number === null) throw new AppError('record.notFound')
  const old = await db
    .selectFrom('menus')
    .where('id', '=', before.menuId ?? 0)
    .selectAll()
    .executeTakeFirst()
  if (wanted.pid !== old?.pid) await rejectDirectory(call, wanted.pid)
  const entry = { ...wanted, path: `form-${formId}` }
  await rejectTaken(call, menu, entry, old)
  const isSame = old && Object.entries(wanted).every(([field, value]) => old[field as keyof typeof wanted] === value)
  if (old && !isSame) await changeMenuEntry(call, old, wanted)
  const menuId = old?.id ?? (await insertEntry(call, formId, entry))
  await showTo(call, menuId, roleIds)
  await changeForm(call, before, { menuId })
  return null
}

const page = {
  isLink: 0,
  isFrame: 0,
  isCache: 1,
  status: 1,
  visible: 1,
  menuType: 1,
  icon: 'lucide:file-pen-line',
  component: fillPage,
  permission: '',
  frameSrc: '',
} as const

/** After all others of its directory. It has no permission: what the form allows is up to the form. */
async function insertEntry(
  call: WriteCall,
  formId: number,
  entry: Omit<Put, 'formId' | 'version' | 'roleIds'> & { path: string },
) {
  const last = call.db
    .selectFrom('menus')
    .where('pid', '=', entry.pid)
    .select((eb) => eb.fn.max('sort').as('sort'))
  const sort = ((await last.executeTakeFirst())?.sort ?? 0) + 1
  const query = JSON.stringify({ form: String(formId) })
  return (await addMenuEntry(call, { ...page, ...entry, sort, query })).id
}

async function rejectDirectory(call: WriteCall, pid: number): Promise<void> {
  if (pid === 0) return
  const directories = await readDirectories(call)
  if (!directories.some(({ id, menuType }) => id === pid && menuType === 0)) rejectField('pid', 'notOffered')
}

/** Shows the entry to these roles. Roles that the actor does not see keep it, or do not get it. */
async function showTo(call: WriteCall, menuId: number, roleIds: readonly number[]): Promise<void> {
  const { db, actor } = call
  const roles = await db.selectFrom('roles').where(roleInScope(actor)).select('roleId').execute()
  const open = new Set(roles.map(({ roleId }) => roleId))
  const links = await db.selectFrom('roleMenus').where('menuId', '=', menuId).select('roleId').execute()
  const had = new Set(links.map(({ roleId }) => roleId))
  const added = roleIds.filter((id) => !had.has(id))
  const removed = [...had].filter((id) => open.has(id) && !roleIds.includes(id))
  if (!added.every((id) => open.has(id))) rejectField('roleIds', 'notOffered')
  await changeMenusOfRoles(call, [menuId], { added, removed })
}

export async function takeFromMenu(call: WriteCall, formId: number): Promise<null> {
  const before = await formToChange(call, formId)
  if (before.menuId === null) return null
  await removeMenuEntry(call, before.menuId)
  await changeForm(call, before, { menuId: null })
  return null
}
