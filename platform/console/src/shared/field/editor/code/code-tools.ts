import type { EditorTool } from 'atrium/ui/input/editor/editor-toolbar'
import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { EditorView } from '@uiw/react-codemirror'
import { format } from './format'
import type { CodeLanguage } from './languages'

/** The view that `onView` of a `CodeEditor` gets. */
export type CodeView = EditorView

/**
 * Buttons for an `EditorToolbar` above a `CodeEditor`: undo, redo, find and tidy up. `onBroken` is called where JSON cannot be tidied up.
 * @example
 * <EditorToolbar label={t('tools')} groups={codeTools(view, 'json', labels, () => notify.error(t('broken')))} />
 */
export function codeTools(
  view: CodeView | undefined,
  language: CodeLanguage,
  labels: Record<'undo' | 'redo' | 'find' | 'format', string>,
  onBroken: () => void,
): EditorTool[][] {
  const act = (key: keyof typeof labels, icon: string, run: (view: CodeView) => void): EditorTool => ({
    key,
    icon,
    label: labels[key],
    onRun: () => view && run(view),
  })
  return [
    [act('undo', 'lucide:undo-2', undo), act('redo', 'lucide:redo-2', redo)],
    [
      act('find', 'lucide:search', openSearchPanel),
      act('format', 'lucide:wand-sparkles', (on) => format(on, language) || onBroken()),
    ],
  ]
}
