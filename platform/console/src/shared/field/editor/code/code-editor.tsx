import CodeMirror, { EditorState, EditorView, type Extension } from '@uiw/react-codemirror'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#shared/i18n/text'
import colours from '#shared/theme/source/source-colours.module.css'
import css from './code-editor.module.css'
import { loadLanguage, type CodeLanguage } from './languages'
import { phrasesOf } from './phrases'
import { sourceColours, surface } from './surface'
import { texts } from './text'

interface CodeEditorProps {
  /** Names the text. */
  label: string
  /** The text. */
  value: string
  /** Gets the text after each change. */
  onChange?: (value: string) => void
  /** Gives the text its colours; the code of each language is loaded when it is first shown. */
  language: CodeLanguage
  /** The text can be selected, searched and copied only. */
  isReadOnly?: boolean
  /** In CSS pixels; longer texts scroll. 360 where left out. */
  height?: number
  /** Long lines are broken, for prose. */
  isWrapped?: boolean
  /** Shows line numbers and marks for folding; without them a text looks less like a program. True where left out. */
  hasLineNumbers?: boolean
  /** Gets the view of CodeMirror when it is created, such as for a toolbar. */
  onView?: (view: EditorView) => void
  /** More of CodeMirror; should not change with each rendering. */
  extensions?: readonly Extension[]
}

// One object each: with another one, CodeMirror is set up again, as with another `onChange`.
const withLineNumbers = { syntaxHighlighting: false, autocompletion: false }
const withoutLineNumbers = {
  ...withLineNumbers,
  lineNumbers: false,
  foldGutter: false,
  highlightActiveLineGutter: false,
  highlightActiveLine: false,
}

const none: readonly Extension[] = []

/** In characters: what a language costs for each key grows with the text, and would be more than a frame. */
const maxColoured = 200_000

/**
 * A text in a language of programs, with its colours (up to 200,000 characters), brackets, folding, search (Ctrl+F) and undo. Follows the theme. Tab indents; Esc and then
 * Tab leaves. The code of a language is loaded when it is first shown. Bring it in a chunk of its own: CodeMirror weighs 105 KB.
 * @example
 * <CodeEditor label={t('settings')} language="json" value={text} onChange={setText} />
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, value, onChange, language, isReadOnly = false, height = 360, onView } = props
  const { isWrapped = false, hasLineNumbers = true, extensions = none } = props
  const t = useText(texts)
  const known = useLanguage(language)
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  const change = useCallback((text: string) => changed.current?.(text), [])
  const isLong = value.length > maxColoured
  const all = useMemo(
    () => [
      (!isLong && known) || [],
      surface,
      sourceColours,
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': t('keys'), tabindex: '0' }),
      EditorState.phrases.of(phrasesOf(t)),
      isWrapped ? EditorView.lineWrapping : [],
      ...extensions,
    ],
    [known, isLong, label, t, isWrapped, extensions],
  )
  return (
    <CodeMirror
      className={`${css.editor} ${colours.colours}`}
      value={value}
      onChange={change}
      height={`${height}px`}
      theme="none"
      readOnly={isReadOnly}
      indentWithTab={!isWrapped}
      basicSetup={hasLineNumbers ? withLineNumbers : withoutLineNumbers}
      extensions={all}
      onCreateEditor={onView}
    />
  )
}

/** Returns the extension of a language; undefined until it is loaded. */
function useLanguage(language: CodeLanguage): Extension | undefined {
  const [known, setKnown] = useState<{ language: CodeLanguage; extension: Extension }>()
  useEffect(() => {
    let isWanted = true
    void loadLanguage(language)
      .then((extension) => isWanted && setKnown({ language, extension }))
      // Without it the text has no colours, but can be edited.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [language])
  return known?.language === language ? known.extension : undefined
}
