import { translate } from '#shared/i18n/text'
import { texts } from '../text'

/** Returns copied cells as a file that `readSheetFile` reads; undefined for a text without a line below its headings. */
export function copiedFile(text: string): File | undefined {
  const [heading = '', ...lines] = text.split('\n')
  if (!lines.some((line) => line.trim() !== '')) return undefined
  // Spreadsheet programs put tabs between cells; a text with commas may come from a csv.
  return new File([text], `${translate(texts, 'clipboard')}.${heading.includes('\t') ? 'tsv' : 'csv'}`)
}
