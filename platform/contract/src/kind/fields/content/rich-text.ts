import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { textKind } from '../text/text'
import type { ContentTypes } from './json'

interface RichTextTypes extends ContentTypes {
  readonly isImported: false
}

const blocks = /<\/(?:p|li|h\d|blockquote|pre|tr)>|<br\s*\/?>/gi
const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Returns the text of HTML that the server has sanitised, a line for each block. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(blocks, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+|#39);/g, (whole, name: string) => marks[name] ?? whole)
    .trim()

/** Returns a text as HTML, a paragraph for each line. */
const htmlOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')

const kind = fieldKind<string, { readonly max: number }>({
  ...textKind,
  name: 'richText',
  words: { zh: '富文本', en: 'Rich text' },
  isHtml: true,
  format: () => 'richText',
  parse: (text) => ({ value: htmlOf(text) }),
  text: (html) => textOfHtml(html),
  sample: (n) => `<p>A note ${n + 1}</p>`,
})

/** Text with formats, as HTML of at most `max` characters, which the server sanitises when it is saved and the console when it shows. */
export const richText = <const O extends FieldOptions>(max: number, label: LocalText, options?: O) =>
  fieldOf<RichTextTypes, O>(kind, label, options, { max })
