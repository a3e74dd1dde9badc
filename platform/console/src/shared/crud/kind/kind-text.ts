import { behindWord, inSentence } from 'atrium/contract/kind/kind-words'
import { inLanguage, textIn, type Language, type LocalText } from 'atrium/contract/language'
import { titleFields, type RecordKind } from 'atrium/contract/kind/record-kind'
import { useMemo } from 'react'
import { useLanguage } from '#shared/i18n/text'

type Words = Pick<RecordKind, 'name' | 'plural'>

/** Returns a text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const texts = {
  title: ({ plural }: Words) => ({ zh: plural.zh, en: capital(plural.en) }),
  empty: ({ plural }: Words) => ({ zh: `还没有${behindWord(plural)}`, en: `No ${plural.en} yet` }),
  add: ({ name }: Words) => ({ zh: `新增${behindWord(name)}`, en: `Add ${inSentence(name)}` }),
  edit: ({ name }: Words) => ({ zh: `编辑${behindWord(name)}`, en: `Edit ${inSentence(name)}` }),
} satisfies Record<string, (kind: Words) => LocalText>

/** Returns the texts of a derived page in the language of the screen. */
export function useKindText(kind: Words): (key: keyof typeof texts) => string {
  const language = useLanguage()
  return useMemo(() => (key) => textIn(language, texts[key](kind)), [kind, language])
}

/** Returns what a record is called in a language. */
export function recordName(kind: Pick<RecordKind, 'title'>, row: object, language: Language): string {
  const values = row as Readonly<Record<string, unknown>>
  const [first, second] = titleFields(kind).map((field) => textOr(values[field]))
  if (typeof kind.title === 'string') return inLanguage(language, first ?? '', second ?? '')
  return first && second ? `${first} (${second})` : first || second || ''
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')
