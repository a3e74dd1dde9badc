import { EditorToolbar } from 'atrium/ui/input/editor/editor-toolbar'
import type { EditorView } from '@uiw/react-codemirror'
import { useRef, useState } from 'react'
import { useText } from '#shared/i18n/text'
import { useNarrow } from '#shared/theme/use-narrow'
import { CodeEditor } from '../code/code-editor'
import { markdownKeys } from './commands'
import { exportHtml, exportMarkdown, importFile, takesPictures } from './files'
import { LivePreview } from './live-preview'
import css from './markdown.module.css'
import { texts } from './text'
import { fileTools, modeTools, textTools, type Mode } from './tools'
import { useScrollSync } from './use-scroll-sync'

interface MarkdownEditorProps {
  /** Names the text. */
  label: string
  /** Markdown. */
  value: string
  /** Gets the text after each change. */
  onChange: (value: string) => void
  /** The name of an exported file, without its ending. Without it there is no export and no import. */
  fileName?: string
  /** Text and preview beside each other. There is no room for both on a phone. True where left out. */
  isSplit?: boolean
  /** In CSS pixels; 480 where left out. */
  height?: number
}

const extensions = [markdownKeys, takesPictures]

/**
 * Markdown with its preview: what is written shows beside it after a moment (from 200,000 characters on when asked), and both scroll together. Ctrl+B, Ctrl+I and Ctrl+K as the buttons do; pictures
 * are pasted or dropped. The preview is sanitised. Bring it in a chunk of its own.
 * @example
 * <MarkdownEditor label={t('minutes')} value={text} onChange={setText} fileName="minutes" />
 */
export function MarkdownEditor({
  label,
  value,
  onChange,
  fileName,
  isSplit = true,
  height = 480,
}: MarkdownEditorProps) {
  const t = useText(texts)
  const isNarrow = useNarrow()
  const canSplit = isSplit && !isNarrow
  const [chosen, setMode] = useState<Mode>(isSplit ? 'split' : 'write')
  const mode = chosen === 'split' && !canSplit ? 'write' : chosen
  const [view, setView] = useState<EditorView>()
  const preview = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const sync = useScrollSync(mode === 'split' ? view : undefined, preview)
  const files = fileName
    ? fileTools(t, {
        open: () => file.current?.click(),
        saveText: () => exportMarkdown(value, fileName),
        savePage: () => exportHtml(value, fileName),
      })
    : []
  const write = mode === 'read' ? [] : textTools(t, view)
  const modes = modeTools(t, mode, canSplit, setMode)
  return (
    <div className={css.editor}>
      <EditorToolbar
        label={t('tools')}
        // Where the buttons may not fit, those that are needed for reading come first.
        groups={[...(canSplit ? [...write, ...modes] : [...modes, ...write]), ...files]}
        onEscape={() => view?.focus()}
      />
      <input
        ref={file}
        className={css.file}
        hidden
        type="file"
        accept=".md,.markdown,.txt"
        aria-label={t('import')}
        onChange={async ({ target }) => {
          const text = await importFile(target.files?.[0])
          target.value = ''
          if (text !== undefined) onChange(text)
        }}
      />
      <div className={css.panes} data-mode={mode} style={{ '--reader-height': `${height}px` }}>
        <div className={css.write} hidden={mode === 'read'} {...sync.text}>
          <CodeEditor
            label={label}
            language="markdown"
            value={value}
            onChange={onChange}
            height={height}
            isWrapped
            hasLineNumbers={false}
            onView={setView}
            extensions={extensions}
          />
        </div>
        {mode !== 'write' && (
          <div
            ref={preview}
            className={css.page}
            role="region"
            aria-label={t('previewOf', { name: label })}
            // Without a stop of the tab key nothing could scroll it by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            {...sync.preview}
          >
            <LivePreview text={value} />
          </div>
        )}
      </div>
    </div>
  )
}
