import CodeMirror, { EditorState, EditorView, type Extension } from '@uiw/react-codemirror'
import { useEffect, useMemo, useState } from 'react'
import { useText } from '#shared/i18n/text'
import colours from '#shared/showcase/source-code.module.css'
import css from './code-editor.module.css'
import { loadLanguage, type CodeLanguage } from './languages'
import { phrasesOf } from './phrases'
import { sourceColours, surface } from './surface'
import { texts } from './text'

interface CodeEditorProps {
  /** Names the text. */
  label: string
  value: string
  onChange?: (value: string) => void
  language: CodeLanguage
  isReadOnly?: boolean
  /** In CSS pixels; longer texts scroll. 360 where left out. */
  height?: number
  /** Long lines are broken, for prose. */
  isWrapped?: boolean
  /** Without them a text looks less like a program. True where left out. */
  hasLineNumbers?: boolean
  /** For what other parts do with the text, such as a toolbar. */
  onView?: (view: EditorView) => void
  /** More of CodeMirror; should not change with each rendering. */
  extensions?: readonly Extension[]
}

const none: readonly Extension[] = []

/**
 * A text in a language of programs, with its colours, brackets, folding, search (Ctrl+F) and undo. Follows the theme. Tab indents; Esc and then
 * Tab leaves. The code of a language is loaded when it is first shown. Bring it in a chunk of its own: CodeMirror weighs 105 KB.
 * @example
 * <CodeEditor label={t('settings')} language="json" value={text} onChange={setText} />
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, value, onChange, language, isReadOnly, height = 360, onView } = props
  const { isWrapped = false, hasLineNumbers = true, extensions = none } = props
  const t = useText(texts)
  const known = useLanguage(language)
  const all = useMemo(
    () => [
      known ?? [],
      surface,
      sourceColours,
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': t('keys'), tabindex: '0' }),
      EditorState.phrases.of(phrasesOf(t)),
      isWrapped ? EditorView.lineWrapping : [],
      ...extensions,
    ],
    [known, label, t, isWrapped, extensions],
  )
  return (
    <CodeMirror
      className={`${css.editor} ${colours.colours}`}
      value={value}
      onChange={onChange}
      height={`${height}px`}
      theme="none"
      readOnly={isReadOnly}
      indentWithTab={!isWrapped}
      basicSetup={{
        lineNumbers: hasLineNumbers,
        foldGutter: hasLineNumbers,
        highlightActiveLineGutter: hasLineNumbers,
        highlightActiveLine: hasLineNumbers,
        syntaxHighlighting: false,
        autocompletion: false,
      }}
      extensions={all}
      onCreateEditor={onView}
    />
  )
}

/** What CodeMirror knows of a language; undefined until it has come. */
function useLanguage(language: CodeLanguage): Extension | undefined {
  const [known, setKnown] = useState<{ language: CodeLanguage; extension: Extension }>()
  useEffect(() => {
    let isWanted = true
    void loadLanguage(language)
      .then((extension) => isWanted && setKnown({ language, extension }))
      // Without it the text has no colours, and can be edited all the same.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [language])
  return known?.language === language ? known.extension : undefined
}
