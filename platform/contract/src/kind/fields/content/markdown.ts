import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { textKind } from '../text/text'
import type { ContentTypes } from './json'

const kind = fieldKind<string, { readonly max: number }>({
  ...textKind,
  name: 'markdown',
  words: { zh: 'Markdown', en: 'Markdown' },
  sample: (n) => `# Notes ${n + 1}\n\n- a line`,
})

/** Markdown of at most `max` characters. */
export const markdown = <const O extends FieldOptions>(max: number, label: LocalText, options?: O) =>
  fieldOf<ContentTypes, O>(kind, label, options, { max })
