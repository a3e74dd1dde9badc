import { useMemo } from 'react'
import { textIn, type Language, type LocalText } from 'atrium/contract/language'
import { i18n, language, useLanguage } from './language'

export { language, setLanguage, useLanguage } from './language'

/** The texts of one folder. Made by `defineText`. */
export interface Texts<T extends Record<string, LocalText> = Record<string, LocalText>> {
  readonly namespace: string
  readonly pairs: T
}

type Slots<S extends string> = S extends `${string}{{${infer Slot}}}${infer Rest}` ? NameOf<Slot> | Slots<Rest> : never
type NameOf<S extends string> = S extends `${infer Name}, number` ? Name : S
type SlotsOf<P extends LocalText> = Slots<P['zh']> | Slots<P['en']>
type Values<P extends LocalText> = [SlotsOf<P>] extends [never] ? [] : [values: Record<SlotsOf<P>, string | number>]

/** Returns the text of a key; a text with `{{slots}}` needs a value for each. */
export type Translate<T extends Record<string, LocalText>> = <K extends keyof T>(
  key: K,
  ...values: Values<T[K]>
) => string

/**
 * Declares the texts of a folder, both languages side by side: `{ save: { zh: '保存', en: 'Save' } }`. A missing key or language
 * fails the type check. `{{name}}` is a placeholder for a value,
 * and `{{name, number}}` for one that is written as numbers are in that language. `namespace` is the folder, for finding a text from the screen.
 * @example
 * export const texts = defineText('stock/item', {
 *   title: { zh: '物品', en: 'Items' },
 *   count: { zh: '{{count}} 件', en: '{{count}} items', one: '{{count}} item' },
 * })
 */
export function defineText<const T extends Record<string, LocalText>>(namespace: string, pairs: T): Texts<T> {
  const bundle = (language: Language) => Object.entries(pairs).map(([key, pair]) => [key, textIn(language, pair)])
  const singulars = Object.entries(pairs).flatMap(([key, { one }]) => (one === undefined ? [] : [[`${key}_one`, one]]))
  i18n.addResourceBundle('zh-cn', namespace, Object.fromEntries(bundle('zh-cn')))
  i18n.addResourceBundle('en', namespace, Object.fromEntries([...bundle('en'), ...singulars]))
  return { namespace, pairs }
}

/**
 * The texts of a folder in the language of the screen, which the component follows when it changes.
 * @example
 * const t = useText(texts)
 * return <h1>{t('title')}</h1>
 */
export function useText<T extends Record<string, LocalText>>(texts: Texts<T>): Translate<T> {
  const now = useLanguage()
  return useMemo(
    () =>
      (key, ...values) =>
        fill(texts, key, now, values[0]),
    [texts, now],
  )
}

/**
 * One text in the language of this moment, for code that is no component.
 * @example
 * translate(texts, 'title')
 */
export function translate<T extends Record<string, LocalText>, K extends keyof T>(
  texts: Texts<T>,
  key: K,
  ...values: Values<T[K]>
): string {
  return fill(texts, key, language(), values[0])
}

function fill<T extends Record<string, LocalText>>(
  { namespace, pairs }: Texts<T>,
  key: keyof T,
  lng: Language,
  values?: Record<string, string | number>,
): string {
  // A screen asks for hundreds of texts, and most have nothing to fill in.
  const pair = pairs[key]
  if (pair && !values) return textIn(lng, pair)
  return i18n.t(String(key), { ...values, ns: namespace, lng })
}
