import type { Endpoint } from '@atrium/contract/endpoint'
import type { MenuAction } from '@atrium/ui/overlay/menu-list'
import { preparing } from '@atrium/ui/button'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { texts } from '../text'
import { MoreButton } from './more-button'
import css from './row-actions.module.css'

/** Something that can be done with one row. */
export interface RowAction extends Pick<MenuAction, 'key' | 'label' | 'isDanger' | 'onSelect' | 'prepare'> {
  /** The call that it leads to: people who may not make it do not get the action. */
  call?: Pick<Endpoint, 'access'>
}

/** The actions of a list's rows, with the name that makes the buttons of each row distinct. */
export interface RowActionsOf<T> {
  name: (row: T) => string
  of: (row: T) => readonly RowAction[]
}

/** The actions that the signed-in person may use; undefined when no row has one. */
export function useAllowedActions<T>(actions: RowActionsOf<T> | undefined, rows: readonly T[]) {
  const can = useCan()
  if (!actions) return undefined
  const of = (row: T) => actions.of(row).filter(({ call }) => !call || can(call))
  return rows.some((row) => of(row).length > 0) ? { ...actions, of } : undefined
}

/** How many actions are side by side; the others are in a menu. */
const inLine = 2

interface RowActionsProps {
  /** The row's name, for screen readers. */
  name: string
  actions: readonly RowAction[]
}

/** The buttons of a row. What is dangerous is the end of the menu, unless there is nothing else to do. */
export function RowActions({ name, actions }: RowActionsProps) {
  const t = useText(texts)
  const harmless = actions.filter(({ isDanger }) => !isDanger)
  const shown = (harmless.length > 0 ? harmless : actions).slice(0, inLine)
  const rest = [...harmless, ...actions.filter(({ isDanger }) => isDanger)].filter((action) => !shown.includes(action))
  return (
    <span className={css.actions}>
      {shown.map(({ key, label, isDanger, onSelect, prepare }) => (
        <button
          key={key}
          type="button"
          className={isDanger ? `${css.action} ${css.danger}` : css.action}
          aria-label={`${label} ${name}`}
          onClick={onSelect}
          {...preparing(prepare)}
        >
          {label}
        </button>
      ))}
      {rest.length > 0 && <MoreButton isInRow label={t('moreOf', { name })} actions={rest} />}
    </span>
  )
}
