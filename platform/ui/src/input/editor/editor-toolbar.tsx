import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { IconButton } from '../../button'
import css from './editor-toolbar.module.css'

/** A button of a toolbar. */
export interface EditorTool {
  /** Unique within the toolbar. */
  key: string
  icon: string
  label: string
  /** On or off, such as bold; left out for what acts once. */
  isActive?: boolean
  /** It stays in reach of the keyboard, so that the focus is not lost when it can no longer be used. */
  isDisabled?: boolean
  onRun: () => void
}

interface EditorToolbarProps {
  label: string
  /** Groups are divided by a line. A group of none is left out. */
  groups: readonly (readonly EditorTool[])[]
  /** The id of the text that the buttons change. */
  controls?: string
  /** Esc was pressed: gives the focus back to the text. */
  onEscape?: () => void
}

/**
 * The buttons above a text: one stop of the Tab key, arrows, Home and End between them, Esc back to the text. A press leaves the focus and the
 * selection in the text. On a phone they are one line that scrolls.
 * @example
 * <EditorToolbar
 *   label={t('tools')}
 *   groups={[[{ key: 'bold', icon: 'lucide:bold', label: t('bold'), isActive: isBold, onRun: toggleBold }]]}
 *   onEscape={() => editor.focus()}
 * />
 */
export function EditorToolbar({ label, groups, controls, onEscape }: EditorToolbarProps) {
  const shown = groups.filter(({ length }) => length > 0)
  const tools = shown.flat()
  const [last, setLast] = useState<string>()
  // A button that went away leaves its stop to the first one.
  const current = tools.some(({ key }) => key === last) ? last : tools[0]?.key
  return (
    <div
      className={css.toolbar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      // Only focusable by script: the Tab key goes to its buttons.
      tabIndex={-1}
      onFocus={({ target }: FocusEvent<HTMLElement>) => target.dataset.tool && setLast(target.dataset.tool)}
      onKeyDown={(event) => {
        moveFocus(event)
        if (event.key !== 'Escape' || !onEscape) return
        event.stopPropagation()
        onEscape()
      }}
    >
      {shown.map((group) => (
        <span key={group[0]?.key}>
          {group.map(({ key, icon, label: name, isActive, isDisabled, onRun }) => (
            <IconButton
              key={key}
              icon={icon}
              label={name}
              data-tool={key}
              tabIndex={key === current ? 0 : -1}
              aria-pressed={isActive}
              aria-disabled={isDisabled || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => isDisabled || onRun()}
            />
          ))}
        </span>
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  if (at < 0) return
  const { length } = buttons
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % length,
    ArrowLeft: (at - 1 + length) % length,
    Home: 0,
    End: length - 1,
  }
  const next = places[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
