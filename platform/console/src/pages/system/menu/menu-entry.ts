import type { Input } from 'atrium/contract/endpoint'
import type { Menu } from 'atrium/contract/system/menu'
import type { api } from '#shared/api/api'
import type { TreeKeys } from '#shared/crud/rows/tree'

export type MenuValues = Required<Input<typeof api.menus.add>['body']>

/** The values of the form. No icon is undefined: an empty text would show as a chosen icon without a name. */
export type MenuFields = Omit<MenuValues, 'icon'> & { icon: string | undefined }

/** The types of an entry, as the API numbers them. */
export const types = { directory: 0, page: 1, button: 2 } as const

export const menuKeys: TreeKeys<Menu> = { id: ({ id }) => id, parent: ({ pid }) => pid, order: ({ sort }) => sort }

/** Whether other entries may be below: not under a button, nor under a link that leads out of the console. */
export const takesChildren = ({ menuType, isLink }: Menu) => menuType !== types.button && !isLink

/** The first place that an entry may have: only the home page has sort 0. */
export const firstPlace = ({ component }: Menu) => (component === 'home' ? 0 : 1)

export const blank: MenuValues = {
  pid: 0,
  menuType: types.directory,
  name: '',
  nameEn: '',
  sort: 1,
  path: '',
  isLink: false,
  isCache: false,
  status: 1,
  visible: 1,
  icon: '',
  component: '',
  permission: '',
  frameSrc: '',
  query: '',
}

/** Returns the body for the fields that show: fields that the type does not have are empty, and a frame replaces the component. */
export function bodyOf(shown: Partial<MenuFields>): MenuValues {
  const filled = Object.entries(shown).filter(([, value]) => value !== undefined)
  const body = { ...blank, ...(Object.fromEntries(filled) as Partial<MenuValues>) }
  return body.frameSrc.trim() ? { ...body, component: '' } : body
}

/** A JSON object of texts. */
export function isTextRecord(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    return Object.values(value).every((entry) => typeof entry === 'string')
  } catch {
    return false
  }
}
