import type { ErrorCode } from '@atrium/contract/errors'
import type { Language } from '@atrium/contract/language'
import type { Reference } from '#server/db/engines/reference'
import type { ErrorValues } from '../app-error'
import { errorMessages } from './messages'

/** What the rows of our own tables are called. A product's own table goes by its name. */
const rowNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  users: { 'zh-cn': '用户', en: 'users' },
  roles: { 'zh-cn': '角色', en: 'roles' },
  menus: { 'zh-cn': '菜单', en: 'menu entries' },
  depts: { 'zh-cn': '部门', en: 'departments' },
  posts: { 'zh-cn': '岗位', en: 'posts' },
  dict_types: { 'zh-cn': '字典', en: 'dictionaries' },
  dict_data: { 'zh-cn': '字典数据', en: 'dictionary values' },
  sessions: { 'zh-cn': '会话', en: 'sessions' },
}

const otherRecords: Readonly<Record<Language, string>> = { 'zh-cn': '其他记录', en: 'other records' }

function named(references: readonly Reference[], language: Language): string {
  if (!references.length) return otherRecords[language]
  const rows = references.map(({ table, count }) => {
    const name = rowNames[table]?.[language] ?? table
    return language === 'en' ? `${name} (${count})` : `${name}（${count}）`
  })
  return rows.join(language === 'en' ? ', ' : '、')
}

/** The message of a failure with its values; an ellipsis stands for one that is not known. */
export function errorText(code: ErrorCode, language: Language, values: ErrorValues = {}): string {
  return errorMessages[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]! : '…'
    return typeof value === 'object' ? named(value, language) : String(value)
  })
}
