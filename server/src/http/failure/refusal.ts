import type { Language } from '@atrium/contract/language'
import { refusedReference, type Reference } from '../../db/engines/reference'
import { takenField } from '../../db/engines/violation'
import { AppError } from '../app-error'
import type { Call } from '../call'

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

/** What the database refused, as a failure that the caller should hear of; any other error as it is. */
export async function refusalOf(error: unknown, { deps, language }: Pick<Call, 'deps' | 'language'>): Promise<unknown> {
  const field = takenField(error)
  if (field) return new AppError('record.taken', { at: field })
  const references = await refusedReference(deps.db, error)
  if (!references) return error
  if (references === 'missing') return new AppError('record.missing')
  return new AppError('record.referenced', { values: { by: named(references, language) } })
}
