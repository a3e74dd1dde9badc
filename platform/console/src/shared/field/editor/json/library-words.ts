import type { Translate } from '#shared/i18n/text'
import { phrasesOf } from '../code/phrases'
import type { texts as codeTexts } from '../code/text'
import type { texts } from './text'

/** The library's own words, by its English ones, where its settings do not reach. */
export interface LibraryWords {
  /** Of `title`, `placeholder` and `aria-label`. */
  attributes: Readonly<Record<string, string>>
  /** Of what its elements say. */
  labels: Readonly<Record<string, string>>
  /** Of both where they have parts that differ. */
  forms: readonly (readonly [form: RegExp, words: (...parts: string[]) => string])[]
}

export function libraryWords(t: Translate<typeof texts.pairs>, code: Translate<typeof codeTexts.pairs>): LibraryWords {
  const phrases = phrasesOf(code)
  return {
    attributes: {
      ...phrases,
      'Enter text to search': code('find'),
      'Enter replacement text': code('replaceWith'),
      'Go to next search result (Enter)': `${code('next')} (Enter)`,
      'Go to previous search result (Shift+Enter)': `${code('previous')} (Shift+Enter)`,
      'Close search box (Esc)': `${code('close')} (Esc)`,
      'Toggle visibility of replace options (Ctrl+H)': `${code('replace')} (Ctrl+H)`,
      'Replace current occurrence (Ctrl+Enter)': `${code('replace')} (Ctrl+Enter)`,
      'Replace all occurrences': code('replaceAll'),
      'Open context menu (Click here, right click on the selection, or use the context menu button or Ctrl+Q)':
        t('openMenu'),
      'Expand or collapse this object (Ctrl+Click to expand/collapse recursively)': t('expandOne'),
      'Expand or collapse this array (Ctrl+Click to expand/collapse recursively)': t('expandOne'),
      'Click to toggle this boolean value': t('toggle'),
      'Select area before current entry to insert or paste contents': t('insertBefore'),
      'Select area after current entry to insert or paste contents': t('insertAfter'),
      'Currently sorted in ascending order': t('ascending'),
      'Currently sorted in descending order': t('descending'),
      'Ctrl+Click or Ctrl+Enter to open url in new window': t('openAddress'),
      "Create an empty JSON object (press '{')": t('createObject'),
      "Create an empty JSON array (press '[')": t('createList'),
    },
    labels: {
      ...phrases,
      Replace: code('replace'),
      All: code('replaceAll'),
      'Empty document': t('empty'),
      'You can paste clipboard data using': t('pasteWith'),
      ', or use the following options:': t('orCreate'),
      'Create object': t('createObject'),
      'Create array': t('createList'),
    },
    forms: [
      [/^(\d+)\s+items?$/, (count) => t('items', { count: Number(count) })],
      [/^Items (\d+)-(\d+)$/, (from, to) => t('itemsBetween', { from, to })],
      [/^show (\d+)-(\d+)$/, (from, to) => t('showBetween', { from, to })],
      [/^(.*) \(Click to sort the data by this column\)$/s, (column) => t('sortBy', { column })],
    ],
  }
}

/** Where the library writes; elsewhere are the texts of the document, which may say the same. */
const places = '.jse-search-box, .cm-panels, .jse-tag, .jse-collapsed-items, .jse-welcome'

/** Puts our words in place of the library's, as far as they are there. */
export function translateLibrary(place: HTMLElement, { attributes, labels, forms }: LibraryWords): void {
  for (const name of ['title', 'placeholder', 'aria-label'])
    for (const element of place.querySelectorAll(`[${name}]`)) {
      const words = wordsFor(element.getAttribute(name)!, attributes, forms)
      if (words) element.setAttribute(name, words)
    }
  for (const part of place.querySelectorAll(places)) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const words = wordsFor(node.data.trim(), labels, forms)
      // Writing the same again would be seen as another change.
      if (words && words !== node.data) node.data = words
    }
  }
}

function wordsFor(text: string, known: Record<string, string>, forms: LibraryWords['forms']): string | undefined {
  if (Object.hasOwn(known, text)) return known[text]
  for (const [form, words] of forms) {
    const found = form.exec(text)
    if (found) return words(...found.slice(1))
  }
  return undefined
}
