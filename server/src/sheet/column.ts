import type { Language } from '@atrium/contract/language'
import type { BuiltInDict } from '@atrium/contract/system/built-in-dicts'
import type { Labels } from './labels'

/** Text stays text, whatever it looks like; numbers are numbers. */
export type Cell = string | number

/** Whom a file is for, and what the built-in dictionaries call their values. */
export interface Reader {
  readonly language: Language
  readonly labels: Labels
}

/** A column of a file: its heading in both languages, and what it says of a row. */
export interface Column<T> {
  readonly title: Readonly<Record<Language, string>>
  readonly cell: (row: T, reader: Reader) => Cell
}

export function column<T>(title: string, titleEn: string, cell: Column<T>['cell']): Column<T> {
  return { title: { 'zh-cn': title, en: titleEn }, cell }
}

const yesNo = { 'zh-cn': ['否', '是'], en: ['No', 'Yes'] } as const

/** A value of a built-in dictionary, by the label it has there. */
export const dictCell = (dict: BuiltInDict, value: 0 | 1, { language, labels }: Reader): Cell =>
  labels[dict][value][language]
export const statusCell = (status: 0 | 1, reader: Reader): Cell => dictCell('sys_normal_disable', status, reader)
export const flagCell = (flag: boolean | 0 | 1, { language }: Reader): Cell => yesNo[language][flag ? 1 : 0]
/** To the second, in UTC. */
export const momentCell = (moment: string): Cell => moment.slice(0, 19).replace('T', ' ')
