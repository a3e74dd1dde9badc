import type { EditorTool } from 'atrium/ui/input/editor/editor-toolbar'
import { redo, undo } from '@codemirror/commands'
import type { EditorView } from '@uiw/react-codemirror'
import type { Translate } from '#shared/i18n/text'
import { addBlock, link, startLines, wrap } from './commands'
import type { texts } from './text'

export type Mode = 'write' | 'split' | 'read'
type Tool = Exclude<
  keyof typeof texts.pairs,
  'previewOf' | 'outlineOf' | 'long' | 'showPreview' | 'updatePreview' | 'wrongType' | 'tooLarge'
>
type Words = Translate<typeof texts.pairs>

/** The groups of buttons that change the text. */
export function textTools(t: Words, view: EditorView | undefined): EditorTool[][] {
  const act = (key: Tool, icon: string, run: (view: EditorView) => unknown): EditorTool => ({
    key,
    icon,
    label: t(key),
    onRun: () => view && run(view),
  })
  const table = `| ${t('column')} 1 | ${t('column')} 2 |\n| --- | --- |\n|  |  |`
  return [
    [act('undo', 'lucide:undo-2', undo), act('redo', 'lucide:redo-2', redo)],
    [
      act('heading', 'lucide:heading-2', (on) => startLines(on, () => '## ')),
      act('bold', 'lucide:bold', (on) => wrap(on, '**')),
      act('italic', 'lucide:italic', (on) => wrap(on, '*')),
      act('strike', 'lucide:strikethrough', (on) => wrap(on, '~~')),
      act('code', 'lucide:code', (on) => wrap(on, '`')),
      act('link', 'lucide:link', link),
    ],
    [
      act('bulletList', 'lucide:list', (on) => startLines(on, () => '- ')),
      act('orderedList', 'lucide:list-ordered', (on) => startLines(on, (index) => `${index + 1}. `)),
      act('taskList', 'lucide:list-checks', (on) => startLines(on, () => '- [ ] ')),
      act('quote', 'lucide:text-quote', (on) => startLines(on, () => '> ')),
    ],
    [
      act('table', 'lucide:table', (on) => addBlock(on, table, `${t('column')} 1`)),
      act('codeBlock', 'lucide:square-code', (on) => addBlock(on, '```ts\n\n```', 'ts')),
    ],
  ]
}

/** The buttons for what shows. */
export function modeTools(t: Words, mode: Mode, canSplit: boolean, choose: (mode: Mode) => void): EditorTool[][] {
  const icons = { write: 'lucide:pen-line', split: 'lucide:columns-2', read: 'lucide:eye' }
  const modes = (['write', 'split', 'read'] as const).filter((key) => canSplit || key !== 'split')
  return [
    modes.map((key) => ({
      key,
      icon: icons[key],
      label: t(key),
      isActive: key === mode,
      onRun: () => choose(key),
    })),
  ]
}

/** The buttons for files. */
export function fileTools(
  t: Words,
  { open, saveText, savePage }: Record<'open' | 'saveText' | 'savePage', () => void>,
): EditorTool[][] {
  return [
    [
      { key: 'import', icon: 'lucide:file-up', label: t('import'), onRun: open },
      { key: 'exportText', icon: 'lucide:file-down', label: t('exportText'), onRun: saveText },
      { key: 'exportPage', icon: 'lucide:file-code', label: t('exportPage'), onRun: savePage },
    ],
  ]
}
