import { indentRange } from '@codemirror/language'
import type { EditorView } from '@uiw/react-codemirror'
import type { CodeLanguage } from './languages'

/** Puts JSON on lines of its own, and indents the lines of other languages by their blocks. Returns false for JSON that cannot be parsed. */
export function format(view: EditorView, language: CodeLanguage): boolean {
  const { state } = view
  const { length } = state.doc
  if (language !== 'json') {
    view.dispatch({ changes: indentRange(state, 0, length), userEvent: 'format' })
    return true
  }
  try {
    const insert = JSON.stringify(JSON.parse(state.doc.toString()), null, 2)
    view.dispatch({ changes: { from: 0, to: length, insert }, userEvent: 'format' })
    return true
  } catch {
    return false
  }
}
