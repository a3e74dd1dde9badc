import { IconButton } from '@atrium/ui/button'
import { useState, type KeyboardEvent } from 'react'
import { useText } from '#shared/i18n/text'
import { focusBack, type Editing, type ToolKey } from './editing'
import { LinkDialog } from './link-dialog'
import css from './story-editor.module.css'
import { texts } from './text'

const groups: readonly (readonly [key: ToolKey | 'link', icon: string][])[] = [
  [
    ['undo', 'lucide:undo-2'],
    ['redo', 'lucide:redo-2'],
  ],
  [
    ['header2', 'lucide:heading-2'],
    ['header3', 'lucide:heading-3'],
  ],
  [
    ['bold', 'lucide:bold'],
    ['italic', 'lucide:italic'],
    ['underline', 'lucide:underline'],
    ['through', 'lucide:strikethrough'],
    ['code', 'lucide:code'],
  ],
  [
    ['bulletedList', 'lucide:list'],
    ['numberedList', 'lucide:list-ordered'],
    ['blockquote', 'lucide:text-quote'],
    ['divider', 'lucide:minus'],
  ],
  [
    ['justifyLeft', 'lucide:align-left'],
    ['justifyCenter', 'lucide:align-center'],
    ['justifyRight', 'lucide:align-right'],
  ],
  [
    ['link', 'lucide:link'],
    ['unLink', 'lucide:unlink'],
  ],
  [['clearStyle', 'lucide:remove-formatting']],
]

// They act once; the others are on or off.
const acts = new Set<string>(['undo', 'redo', 'divider', 'link', 'unLink', 'clearStyle'])

/** The buttons above the text: one stop of the tab key, arrow keys between them. */
export function StoryTools({ editing }: { editing: Editing | undefined }) {
  const t = useText(texts)
  const [isLinking, setLinking] = useState(false)
  const [current, setCurrent] = useState<string>('undo')
  const run = (key: ToolKey | 'link') => {
    if (!editing) return
    if (key === 'link') return setLinking(true)
    const { editor } = editing
    const tool = editing.tool(key)
    focusBack(editor)
    if (tool && !tool.isDisabled(editor)) tool.exec(editor, tool.getValue(editor))
  }
  const stateOf = (key: ToolKey | 'link') => {
    const tool = key === 'link' ? undefined : editing?.tool(key)
    // Before the text was ever touched, a button begins at its end.
    const isUsed = Boolean(editing && editing.editor.selection)
    return {
      'aria-disabled': Boolean(isUsed && editing && tool?.isDisabled(editing.editor)) || undefined,
      'aria-pressed': acts.has(key) ? undefined : Boolean(isUsed && editing && tool?.isActive(editing.editor)),
    }
  }
  return (
    <div className={css.tools} role="toolbar" aria-label={t('tools')} tabIndex={-1} onKeyDown={moveFocus}>
      {groups.map((group) => (
        <span key={group[0]?.[0]}>
          {group.map(([key, icon]) => (
            <IconButton
              key={key}
              icon={icon}
              label={t(key)}
              tabIndex={key === current ? 0 : -1}
              onFocus={() => setCurrent(key)}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(key)}
              {...stateOf(key)}
            />
          ))}
        </span>
      ))}
      {editing && isLinking && <LinkDialog editor={editing.editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }
  const step = steps[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}
