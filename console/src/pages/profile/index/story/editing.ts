import { createEditor, createToolbar, type IDomEditor } from '@wangeditor-next/editor'
import { notify } from '#shared/feedback/notify'
import { sanitiseRichText } from './sanitise-rich-text'

/** What a button does, and what it shows of the selection. */
interface Tool {
  isActive: (editor: IDomEditor) => boolean
  isDisabled: (editor: IDomEditor) => boolean
  getValue: (editor: IDomEditor) => string | boolean
  exec: (editor: IDomEditor, value: string | boolean) => void
}

/** Formats that the server keeps: no sizes, fonts, colours, uploads or videos. */
const toolKeys = [
  'undo',
  'redo',
  'header2',
  'header3',
  'bold',
  'italic',
  'underline',
  'through',
  'code',
  'bulletedList',
  'numberedList',
  'blockquote',
  'divider',
  'justifyLeft',
  'justifyCenter',
  'justifyRight',
  'unLink',
  'clearStyle',
] as const
export type ToolKey = (typeof toolKeys)[number]

export interface Editing {
  editor: IDomEditor
  /** Undefined until the editor is ready. */
  tool: (key: ToolKey) => Tool | undefined
  end: () => void
}

interface EditingOptions {
  html: string
  onChange: (editor: IDomEditor) => void
  label: string
  placeholder: string
}

// They float over the text and offer what is not kept.
const noHoverbars = Object.fromEntries(
  ['text', 'link', 'image', 'pre', 'table', 'divider', 'video'].map((key) => [key, { menuKeys: [] }]),
)

/** Begins an editor in an element. Its own buttons have no names and stay off the page; what they do is in `tool`. */
export function editIn(place: HTMLElement, { html, onChange, label, placeholder }: EditingOptions): Editing {
  const holder = place.appendChild(document.createElement('div'))
  const editor = createEditor({
    selector: holder,
    html: sanitiseRichText(html),
    mode: 'simple',
    config: {
      placeholder,
      onChange,
      customPaste: pasteHtml,
      scroll: false,
      autoFocus: false,
      hoverbarKeys: noHoverbars,
      customAlert: (text) => notify.error(text),
    },
  })
  const area = holder.querySelector('[data-slate-editor]')
  area?.setAttribute('role', 'textbox')
  area?.setAttribute('aria-multiline', 'true')
  area?.setAttribute('aria-label', label)
  const toolbar = createToolbar({
    editor,
    selector: document.createElement('div'),
    mode: 'simple',
    config: { toolbarKeys: [...toolKeys] },
  })
  const end = () => {
    editor.destroy()
    holder.remove()
  }
  return { editor, tool: (key) => toolbar.getMenus()[key], end }
}

/** The editor reads HTML by making elements of it in the page, where a picture could run what its `onerror` says. */
function pasteHtml(editor: IDomEditor, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html')
  if (!html) return true
  editor.dangerouslyInsertHtml(sanitiseRichText(html))
  return false
}

/** Puts HTML in place of what the editor holds. */
export function showHtml(editor: IDomEditor, html: string): void {
  editor.setHtml(sanitiseRichText(html))
}

/** What the editor holds; empty for nothing but an empty line. */
export function htmlOf(editor: IDomEditor): string {
  return editor.isEmpty() ? '' : editor.getHtml()
}

/** Puts the selection back where it was before a button or a dialog took the focus; at the end if there was none. */
export function focusBack(editor: IDomEditor): void {
  if (editor.isFocused()) return
  if (editor.selection) editor.restoreSelection()
  else editor.focus(true)
}
