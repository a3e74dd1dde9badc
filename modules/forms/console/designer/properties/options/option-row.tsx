import type { Option } from '#modules/forms/engine/schema/form'
import { allOptions } from '#modules/forms/engine/schema/form-walk'
import { useSortable } from '@dnd-kit/react/sortable'
import { Input } from 'antd'
import { memo, type ClipboardEvent, type ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { texts } from '../../text'
import { useSettingError } from '../setting-error'
import css from './options.module.css'
import type { OptionActions } from './option-actions'
import { OptionLabels } from './option-labels'
import { OptionTools } from './option-tools'
import { editOption, idOf, type OptionPath } from './option-tree'
import { pastedOptions } from './pasted-options'

interface OptionRowProps {
  option: Option
  path: OptionPath
  /** The path as text, which stays the same while the row does. */
  at: string
  isDefault: boolean
  isCascade: boolean
  actions: OptionActions
  /** The next level of a cascade. */
  children?: ReactNode
}

/** One option: its value, both labels, and what can be done with it. */
export const OptionRow = memo(
  function OptionRow({ option, path, at, isDefault, isCascade, actions, children }: OptionRowProps) {
    const t = useText(texts)
    const level = path.slice(0, -1).join('.')
    const index = path.at(-1) ?? 0
    const name = option.label.zh || option.value || t('optionAt', { at: index + 1 })
    const error = useSettingError(at)
    const { ref, handleRef, isDragging } = useSortable({
      id: idOf(option),
      index,
      group: `level ${level}`,
      type: level,
      accept: level,
      data: { path, name },
    })
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (!/[\n\t]/.test(text.trim())) return
      event.preventDefault()
      const pasted = pastedOptions(text)
      actions.paste(path, option, isCascade ? pasted : allOptions(pasted).map(({ children: _, ...one }) => one))
    }
    return (
      <li ref={ref} data-dragged={isDragging} data-option={at}>
        <div className={css.option}>
          <button ref={handleRef} type="button" className={css.handle} aria-label={t('drag', { name })}>
            <Icon name="lucide:grip-vertical" />
          </button>
          <div className={css.inputs}>
            <div className={css.first}>
              <Input
                size="small"
                className={css.value}
                status={error && 'error'}
                aria-invalid={Boolean(error)}
                aria-describedby={error && `${at}-error`}
                aria-label={t('optionValue', { name })}
                placeholder={t('value')}
                spellCheck={false}
                value={option.value}
                onPaste={onPaste}
                onChange={({ target }) => actions.change(path, editOption(option, { value: target.value }))}
              />
              <OptionTools
                option={option}
                path={path}
                name={name}
                isDefault={isDefault}
                isCascade={isCascade}
                actions={actions}
              />
            </div>
            {error && (
              <span id={`${at}-error`} className={css.error} role="alert">
                {error}
              </span>
            )}
            <OptionLabels
              option={option}
              name={name}
              onPaste={onPaste}
              onChange={(label) => actions.change(path, editOption(option, { label }))}
            />
          </div>
        </div>
        {children}
      </li>
    )
  },
  (before, now) =>
    before.option === now.option &&
    before.at === now.at &&
    before.isDefault === now.isDefault &&
    before.isCascade === now.isCascade &&
    before.actions === now.actions &&
    before.children === now.children,
)
