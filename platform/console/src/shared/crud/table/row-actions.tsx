import type { Endpoint } from 'atrium/contract/endpoint'
import type { MenuAction } from 'atrium/ui/overlay/menu-list'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '#shared/browser/idle'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { buttonOf } from '../actions/action-button'
import { texts } from '../text'
import { MoreButton } from './more-button'
import css from './row-actions.module.css'

/** Something that can be done with one row. */
export interface RowAction extends Pick<
  MenuAction,
  'key' | 'label' | 'isDanger' | 'disabled' | 'reason' | 'onSelect' | 'prepare'
> {
  /** The call that it leads to: people who may not make it do not get the action. */
  call?: Pick<Endpoint, 'access'>
}

/** The actions of a list's rows, with the name that makes the buttons of each row distinct. */
export interface RowActionsOf<T> {
  name: (row: T) => string
  of: (row: T) => readonly RowAction[]
}

export interface AllowedActions<T> extends RowActionsOf<T> {
  /** A row has several, so that a menu in their place saves room. */
  canFold: boolean
}

/**
 * The actions that the signed-in person may use; undefined when no row has one. The code behind the buttons of a row is loaded when
 * rows are there and the browser has nothing else to do: its styles are then in the page before a drawer opens.
 */
export function useAllowedActions<T>(
  actions: RowActionsOf<T> | undefined,
  rows: readonly T[],
): AllowedActions<T> | undefined {
  const can = useCan()
  const of = (row: T) => actions?.of(row).filter(({ call }) => !call || can(call)) ?? []
  const isUsable = rows.some((row) => of(row).length > 0)
  const prepare = useEffectEvent(() =>
    rows.slice(0, 1).forEach((row) => buttonsOf(of(row)).forEach((each) => each.prepare?.())),
  )
  useEffect(() => (isUsable ? whenIdle(prepare) : undefined), [isUsable])
  return actions && isUsable ? { ...actions, of, canFold: rows.some((row) => of(row).length > 1) } : undefined
}

/** How many actions are side by side; the others are in a menu. */
const inLine = 2

/** Returns the actions that are buttons. Dangerous ones are in the menu, unless there is no other action. */
function buttonsOf(actions: readonly RowAction[]): readonly RowAction[] {
  const harmless = actions.filter(({ isDanger }) => !isDanger)
  return (harmless.length > 0 ? harmless : actions).slice(0, inLine)
}

interface RowActionsProps {
  /** The row's name, for screen readers. */
  name: string
  actions: readonly RowAction[]
  /** In a table that is folded because of its width, the menu has all of them. */
  canFold?: boolean
}

const dangerousLast = (actions: readonly RowAction[]) =>
  actions.toSorted((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))

/** The buttons of a row and the menu of its other actions, whose end is what is dangerous. */
export function RowActions({ name, actions, canFold }: RowActionsProps) {
  const t = useText(texts)
  const shown = buttonsOf(actions)
  const rest = dangerousLast(actions.filter((action) => !shown.includes(action)))
  return (
    <span className={css.actions}>
      {shown.map(({ key, label, isDanger, ...action }) => (
        <button
          key={key}
          type="button"
          className={isDanger ? `${css.action} ${css.danger}` : css.action}
          aria-label={`${label} ${name}`}
          {...buttonOf(action)}
        >
          {label}
        </button>
      ))}
      {(rest.length > 0 || (canFold && actions.length > 0)) && (
        <MoreButton
          isInRow
          label={t('moreOf', { name })}
          actions={rest}
          folded={canFold ? dangerousLast(actions) : undefined}
        />
      )}
    </span>
  )
}
