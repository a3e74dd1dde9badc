import { EditorToolbar } from 'atrium/ui/input/editor/editor-toolbar'
import { EditorContent } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '#shared/i18n/text'
import prose from '../prose.module.css'
import { LinkDialog } from './link-dialog'
import { PictureDialog } from '../../picture/picture-dialog'
import { addPicture, pictureSize } from './pictures'
import css from './rich-text.module.css'
import type { RichTextEditorProps } from './rich-text-props'
import { texts } from './text'
import { tableToolsOf, toolsOf } from './tools'
import { useRichText } from './use-rich-text'

/**
 * A text with formats: those that the server keeps (`platform/contract/src/untrusted/rich-text.ts`). What comes in by `value`, paste or drop is sanitised
 * first. Keys as in other editors (Ctrl+B, Ctrl+Z …); Alt+F10 goes to the buttons, Esc there back to the text; in a table Tab goes to
 * the next cell. Bring it with `lazyPart` or in a chunk of its own: it weighs 118 KB.
 * @example
 * const [html, setHtml] = useState('')
 * return <RichTextEditor label={t('notice')} value={html} onChange={setHtml} hasTables />
 */
export function RichTextEditor({
  hasTables = false,
  hasPictures = false,
  minHeight = 260,
  ...text
}: RichTextEditorProps) {
  const t = useText(texts)
  const box = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<'link' | 'picture'>()
  const editor = useRichText({ ...text, hasPictures })
  const focusTools = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return
    event.preventDefault()
    box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
  }
  const backToText = () => editor.commands.focus()
  const close = () => setAsked(undefined)
  return (
    // The keys are those of the text in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className={css.editor} style={{ '--text-height': `${minHeight}px` }} onKeyDown={focusTools}>
      <EditorToolbar
        label={t('tools')}
        groups={toolsOf(editor, t, { hasTables, hasPictures, ask: setAsked })}
        onEscape={backToText}
      />
      {editor.isActive('table') && (
        <EditorToolbar label={t('tableTools')} groups={tableToolsOf(editor, t)} onEscape={backToText} />
      )}
      <EditorContent
        editor={editor}
        className={`${css.text} ${prose.prose}`}
        data-placeholder={editor.isEmpty ? text.placeholder : undefined}
      />
      {asked === 'link' && <LinkDialog editor={editor} onClose={close} />}
      <PictureDialog
        isOpen={asked === 'picture'}
        title={t('picture')}
        size={pictureSize}
        isCropped={false}
        onPicture={async (content) => addPicture(editor, content)}
        onClose={close}
      />
    </div>
  )
}
