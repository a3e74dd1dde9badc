import type { TextPattern } from './pattern'
import { text } from './text'

/** Returns the field for the English side of a name of at most `max` characters. `name` is the label of the name in Chinese. */
export const englishName = (max: number, name: string, more: { readonly pattern?: TextPattern } = {}) =>
  text(
    max,
    { zh: '英文名称', en: 'English name' },
    {
      ...more,
      optional: true,
      hint: { zh: `英文界面显示；不填则同${name}`, en: 'Shown to English readers; empty for the same name' },
    },
  )
