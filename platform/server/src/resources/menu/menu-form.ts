import { isHttpAddress } from 'atrium/contract/untrusted/http-address'
import { homePage, type MenuForm } from 'atrium/contract/system/menu'
import type { Insertable, Selectable } from 'kysely'
import type { MenuTable } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { rejectFields } from '#server/call/field-error'
import type { FieldError } from '#server/call/text/field-error-code'

type Entry = Omit<Insertable<MenuTable>, 'id' | 'version'>
type Field = 'path' | 'icon' | 'component' | 'permission' | 'frameSrc' | 'query'

const page = 1
const button = 2

const blank = {
  path: '',
  nameEn: '',
  isLink: 0,
  isFrame: 0,
  isCache: 0,
  status: 1,
  visible: 1,
  icon: '',
  component: '',
  permission: '',
  frameSrc: '',
  query: '',
} as const

const flag = (value: boolean) => (value ? 1 : 0)

/** The entry as it will be: the form over the former one, without what its type does not have. Throws naming every wrong field. */
export function completeEntry({ deps }: Call, form: MenuForm, before: Selectable<MenuTable> | undefined): Entry {
  const { isLink, isCache, ...rest } = form
  const { id: _, version: __, ...former } = before ?? { ...blank, id: 0, version: 0 }
  const entry: Entry = {
    ...former,
    ...rest,
    ...(isLink !== undefined && { isLink: flag(isLink) }),
    ...(isCache !== undefined && { isCache: flag(isCache) }),
  }
  const lacking = fieldsLacking(entry)
  const superfluous = lacking.filter((field) => form[field]).map((field) => [field, 'unknown'] as const)
  for (const field of lacking) entry[field] = ''
  entry.isFrame = flag(entry.frameSrc !== '')
  // A page that is gone stays in entries that name it, so that these can be edited.
  rejectFields({
    ...errorsOf(entry, [former.component, ...deps.product.contract.pageIds]),
    ...Object.fromEntries(superfluous),
  })
  return entry
}

function fieldsLacking({ menuType, isLink, frameSrc }: Entry): Field[] {
  if (menuType === button) return ['path', 'icon', 'component', 'frameSrc', 'query']
  if (menuType !== page) return ['component', 'permission', 'frameSrc']
  if (isLink) return ['component', 'frameSrc']
  return frameSrc ? ['component'] : []
}

function errorsOf(entry: Entry, pages: readonly string[]): Record<string, FieldError> {
  const { menuType, isLink, path, frameSrc, component, sort } = entry
  const errors: Record<string, FieldError> = {}
  if (menuType === button) {
    if (isLink) errors.isLink = 'notOffered'
  } else if (!path) errors.path = 'required'
  else if (!(isLink ? isHttpAddress(path) : /^[a-z0-9][\w.-]*$/i.test(path))) errors.path = 'wrongFormat'
  if (menuType === page && !isLink && !frameSrc && !component) errors.component = 'required'
  if (component && !pages.includes(component)) errors.component = 'notOffered'
  if (!isPlace(sort, component)) errors.sort = 'notOffered'
  return errors
}

/** Only the home page has sort 0. */
export function isPlace(sort: number, component: string): boolean {
  return sort > 0 || component === homePage
}
