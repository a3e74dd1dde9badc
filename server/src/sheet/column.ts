import type { Language } from '@atrium/contract/language'

/** Text stays text, whatever it looks like; numbers are numbers. */
export type Cell = string | number

/** A column of a file: its heading in both languages, and what it says of a row. */
export interface Column<T> {
  readonly title: Readonly<Record<Language, string>>
  readonly cell: (row: T, language: Language) => Cell
}

export function column<T>(title: string, titleEn: string, cell: Column<T>['cell']): Column<T> {
  return { title: { 'zh-cn': title, en: titleEn }, cell }
}

const statusNames = { 'zh-cn': ['停用', '启用'], en: ['Disabled', 'Enabled'] } as const
const yesNo = { 'zh-cn': ['否', '是'], en: ['No', 'Yes'] } as const

export const statusCell = (status: 0 | 1, language: Language): Cell => statusNames[language][status]
export const flagCell = (flag: boolean | 0 | 1, language: Language): Cell => yesNo[language][flag ? 1 : 0]
/** To the second, in UTC. */
export const momentCell = (moment: string): Cell => moment.slice(0, 19).replace('T', ' ')
