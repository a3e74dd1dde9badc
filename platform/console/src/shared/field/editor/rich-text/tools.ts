import type { EditorTool } from 'atrium/ui/input/editor/editor-toolbar'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { Translate } from '#shared/i18n/text'
import type { texts } from './text'

type Run = (chain: ChainedCommands) => ChainedCommands
type Key = keyof typeof texts.pairs

type Words = Translate<typeof texts.pairs>

/** Returns functions that make the buttons for an editor in its present state. */
function makersOf(editor: Editor, t: Words) {
  const act = (key: Key, icon: string, run: Run): EditorTool => ({
    key,
    icon,
    label: t(key),
    isDisabled: !run(editor.can().chain()).run(),
    onRun: () => run(editor.chain().focus()).run(),
  })
  const toggle = (key: Key, icon: string, run: Run, isActive = editor.isActive(key)): EditorTool => ({
    ...act(key, icon, run),
    isActive,
  })
  return { act, toggle }
}

interface Offer {
  hasTables: boolean
  hasPictures: boolean
  /** Opens the dialog of a link or a picture. */
  ask: (what: 'link' | 'picture') => void
}

/** The groups of buttons above a text. */
export function toolsOf(editor: Editor, t: Words, { hasTables, hasPictures, ask }: Offer): EditorTool[][] {
  const { act } = makersOf(editor, t)
  const link = { key: 'link', icon: 'lucide:link', label: t('link'), onRun: () => ask('link') }
  const unlink = act('unlink', 'lucide:unlink', (chain) => chain.unsetLink())
  const picture = { key: 'picture', icon: 'lucide:image-plus', label: t('picture'), onRun: () => ask('picture') }
  const table = act('table', 'lucide:table', (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))
  return [
    [act('undo', 'lucide:undo-2', (chain) => chain.undo()), act('redo', 'lucide:redo-2', (chain) => chain.redo())],
    ...formats(editor, t),
    [
      link,
      { ...unlink, isDisabled: !editor.isActive('link') },
      ...(hasPictures ? [picture] : []),
      ...(hasTables ? [table] : []),
    ],
    [act('clear', 'lucide:remove-formatting', (chain) => chain.unsetAllMarks().clearNodes())],
  ]
}

function formats(editor: Editor, t: Words): EditorTool[][] {
  const { act, toggle } = makersOf(editor, t)
  const heading = (level: 2 | 3, key: Key, icon: string) =>
    toggle(key, icon, (chain) => chain.toggleHeading({ level }), editor.isActive('heading', { level }))
  const type = editor.isActive('heading') ? 'heading' : 'paragraph'
  const align = (side: 'left' | 'center' | 'right', key: Key, icon: string) =>
    toggle(
      key,
      icon,
      (chain) => chain.updateAttributes(type, { textAlign: textAlignOf(side) }),
      isAligned(editor, side),
    )
  return [
    [heading(2, 'heading', 'lucide:heading-2'), heading(3, 'subheading', 'lucide:heading-3')],
    [
      toggle('bold', 'lucide:bold', (chain) => chain.toggleBold()),
      toggle('italic', 'lucide:italic', (chain) => chain.toggleItalic()),
      toggle('underline', 'lucide:underline', (chain) => chain.toggleUnderline()),
      toggle('strike', 'lucide:strikethrough', (chain) => chain.toggleStrike()),
      toggle('code', 'lucide:code', (chain) => chain.toggleCode()),
    ],
    [
      toggle('bulletList', 'lucide:list', (chain) => chain.toggleBulletList()),
      toggle('orderedList', 'lucide:list-ordered', (chain) => chain.toggleOrderedList()),
      toggle('blockquote', 'lucide:text-quote', (chain) => chain.toggleBlockquote()),
      toggle('codeBlock', 'lucide:square-code', (chain) => chain.toggleCodeBlock()),
      act('divider', 'lucide:minus', (chain) => chain.setHorizontalRule()),
    ],
    [
      align('left', 'left', 'lucide:align-left'),
      align('center', 'centre', 'lucide:align-center'),
      align('right', 'right', 'lucide:align-right'),
    ],
  ]
}

/** The buttons for the table around the cursor. */
export function tableToolsOf(editor: Editor, t: Words): EditorTool[][] {
  const { act } = makersOf(editor, t)
  return [
    [
      act('rowBefore', 'lucide:between-horizontal-start', (chain) => chain.addRowBefore()),
      act('rowAfter', 'lucide:between-horizontal-end', (chain) => chain.addRowAfter()),
      act('deleteRow', 'lucide:fold-vertical', (chain) => chain.deleteRow()),
    ],
    [
      act('columnBefore', 'lucide:between-vertical-start', (chain) => chain.addColumnBefore()),
      act('columnAfter', 'lucide:between-vertical-end', (chain) => chain.addColumnAfter()),
      act('deleteColumn', 'lucide:fold-horizontal', (chain) => chain.deleteColumn()),
    ],
    [
      act('headerRow', 'lucide:panel-top', (chain) => chain.toggleHeaderRow()),
      act('mergeCells', 'lucide:table-cells-merge', (chain) => chain.mergeOrSplit()),
      act('deleteTable', 'lucide:trash-2', (chain) => chain.deleteTable()),
    ],
  ]
}

/** Left is how a text lies that says nothing. */
function isAligned(editor: Editor, side: string): boolean {
  return side === 'left'
    ? !['center', 'right', 'justify'].some((textAlign) => editor.isActive({ textAlign }))
    : editor.isActive({ textAlign: side })
}

function textAlignOf(side: string): string | null {
  return side === 'left' ? null : side
}
