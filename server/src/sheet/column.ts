import type { Language } from '@atrium/contract/language'
import type { BuiltInDict } from '@atrium/contract/system/built-in-dicts'
import type { Labels } from './labels'

/** Text stays text, whatever it looks like; numbers are numbers. */
export type Cell = string | number

/** Who reads a file: in which language and time zone, and what the built-in dictionaries call their values. */
export interface Reader {
  readonly language: Language
  /** An IANA name. */
  readonly timeZone: string
  readonly labels: Labels
  /** A moment, in milliseconds or as ISO 8601, as `2026-01-31 09:05:00` in the reader's time zone. */
  readonly momentText: (moment: number | string) => string
}

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>

/** A column of a file: its heading, and what it says of a row. */
export interface Column<T> {
  readonly title: (reader: Reader) => string
  readonly cell: (row: T, reader: Reader) => Cell
}

export function column<T>(title: string, titleEn: string, cell: Column<T>['cell']): Column<T> {
  const titles: Bilingual = { 'zh-cn': title, en: titleEn }
  return { title: ({ language }) => titles[language], cell }
}

/** A column of moments. Its heading names the time zone. */
export function momentColumn<T>(title: string, titleEn: string, at: (row: T) => number | string): Column<T> {
  const titles: Bilingual = { 'zh-cn': title, en: titleEn }
  return {
    title: ({ language, timeZone }) => `${titles[language]} (${timeZone})`,
    cell: (row, { momentText }) => momentText(at(row)),
  }
}

const yesNo = { 'zh-cn': ['否', '是'], en: ['No', 'Yes'] } as const

/** A value of a built-in dictionary, by the label it has there. */
export const dictCell = (dict: BuiltInDict, value: 0 | 1, { language, labels }: Reader): Cell =>
  labels[dict][value][language]
export const statusCell = (status: 0 | 1, reader: Reader): Cell => dictCell('sys_normal_disable', status, reader)
export const flagCell = (flag: boolean | 0 | 1, { language }: Reader): Cell => yesNo[language][flag ? 1 : 0]
