import type { ContextMenuItem, JSONEditorPropsOptional, MenuItem } from 'vanilla-jsoneditor'
import type { Translate } from '#shared/i18n/text'
import type { texts } from './text'

type Words = Translate<typeof texts.pairs>
/** Those that have no values to fill in. */
type Key = Exclude<
  keyof typeof texts.pairs,
  'wrongType' | 'tooLarge' | 'brokenAt' | 'place' | 'errors' | 'items' | 'itemsBetween' | 'showBetween' | 'sortBy'
>

/** The library's own words for what its menus do, in lower case, and ours. */
const keys: Record<string, Key> = {
  text: 'text',
  tree: 'tree',
  table: 'table',
  undo: 'undo',
  redo: 'redo',
  search: 'search',
  'expand all': 'expand',
  'collapse all': 'collapse',
  'format json': 'format',
  'compact json': 'compact',
  'edit key': 'editKey',
  'edit value': 'editValue',
  'edit row': 'editRow',
  'remove row': 'removeRow',
  'duplicate row': 'duplicateRow',
  'table cell:': 'cell',
  'table row:': 'row',
  edit: 'edit',
  'enforce string': 'asString',
  cut: 'cut',
  'cut formatted': 'cut',
  'cut compacted': 'cutCompact',
  copy: 'copy',
  'copy formatted': 'copy',
  'copy compacted': 'copyCompact',
  paste: 'paste',
  remove: 'remove',
  duplicate: 'duplicate',
  extract: 'extract',
  'insert before': 'insertBefore',
  'insert after': 'insertAfter',
  'insert:': 'insert',
  'convert to:': 'convert',
  structure: 'structure',
  object: 'object',
  array: 'list',
  value: 'value',
}

/** They open dialogs of the library, whose texts are English alone. */
const removed = /^(?:sort|transform|copy \(|copy selected)/i

/** Menus in the reader's language. */
export function menusIn(t: Words): Pick<JSONEditorPropsOptional, 'onRenderMenu' | 'onRenderContextMenu'> {
  return {
    onRenderMenu: (items) => items.filter((item) => isKept(item)).map((item) => translated(item, t)),
    onRenderContextMenu: (items) => items.filter((item) => isKept(item)).map((item) => translated(item, t)),
  }
}

function isKept(item: MenuItem | ContextMenuItem): boolean {
  return !('title' in item && !item.text && removed.test(item.title ?? '')) && !isRemovedText(item)
}

function isRemovedText(item: object): boolean {
  return 'text' in item && /^(?:sort|transform)$/i.test(String(item.text))
}

/** The parts of a menu entry of the library that are used here. */
interface Entry {
  text?: string
  title?: string
  main?: object
  items?: object[]
}

/** An entry with its texts, and those of the entries in it, translated. */
function translated<Item extends object>(item: Item, t: Words): Item {
  const next: Entry = { ...item }
  const { text, title, main, items } = next
  const key = keyOf(text) ?? keyOf(title)
  if (key && text) next.text = t(key)
  if (title) next.title = key ? t(key) : title
  if (main) next.main = translated(main, t)
  if (items) next.items = items.filter((one) => !isRemovedText(one)).map((one) => translated(one, t))
  return next as Item
}

/** Titles say more after a colon or in brackets. */
function keyOf(words: string | undefined): Key | undefined {
  if (!words) return undefined
  const lower = words.toLowerCase()
  const mode = /^switch to (\w+) mode/.exec(lower)?.[1]
  return keys[mode ?? lower] ?? keys[lower.split(/[:(]/)[0]!.trim()]
}
