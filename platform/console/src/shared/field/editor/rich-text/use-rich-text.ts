import { useEditor, type Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { notify } from '#shared/feedback/notify'
import { parseHtml } from '#shared/browser/parse-html'
import { translate, useText } from '#shared/i18n/text'
import { extensions } from './extensions'
import { takesFiles } from './pictures'
import type { RichTextEditorProps } from './rich-text-props'
import { sanitiseRichText } from './sanitise-rich-text'
import { texts } from './text'

type Options = Pick<RichTextEditorProps, 'label' | 'value' | 'onChange' | 'hasPictures'>

/** The editor of a text, which follows `value`. */
export function useRichText({ label, value, onChange, hasPictures = false }: Options): Editor {
  const t = useText(texts)
  // What is outside, and how the editor writes the same.
  const known = useRef({ outside: value, inside: '' })
  const take = (changed: Editor) => {
    const inside = htmlOf(changed)
    if (inside === known.current.inside) return
    known.current = { outside: inside, inside }
    onChange(inside)
  }
  const clean = (html: string) => sanitiseRichText(html, { hasPictures })
  const editor: Editor = useEditor({
    extensions,
    // They are in `rich-text.module.css`.
    injectCSS: false,
    content: clean(value),
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-keyshortcuts': 'Alt+F10',
        'aria-description': t('keys'),
      },
      transformPastedHTML: (html) => {
        sayLost(html, hasPictures)
        return clean(html)
      },
      handlePaste: (_view, event) => takesFiles(editor, event.clipboardData, hasPictures),
      handleDrop: (view, event, _slice, isMoved) => {
        if (isMoved) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        return takesFiles(editor, event.dataTransfer, hasPictures, at)
      },
    },
    onCreate: (created) => {
      known.current.inside = htmlOf(created.editor)
    },
    onUpdate: (updated) => take(updated.editor),
  })
  useEffect(() => {
    if (value === known.current.outside) return
    editor.commands.setContent(sanitiseRichText(value, { hasPictures }), { emitUpdate: false })
    known.current = { outside: value, inside: htmlOf(editor) }
  }, [editor, value, hasPictures])
  return editor
}

/** Shows that pictures in pasted text are left out. */
function sayLost(html: string, hasPictures: boolean): void {
  if (!parseHtml(html).querySelector(hasPictures ? 'img:not([src^="data:"])' : 'img')) return
  notify.warning(translate(texts, hasPictures ? 'picturesLeftOut' : 'noPictures'))
}

/** Without the empty line that the editor keeps at the end, where one can go on writing. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/<p><\/p>$/, '')
}
