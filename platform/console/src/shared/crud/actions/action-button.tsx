import { preparing } from 'atrium/ui/button'
import type { MenuAction } from 'atrium/ui/overlay/menu-list'
import { Button, type ButtonProps } from 'antd'
import { notify } from '#shared/feedback/notify'

type Action = Pick<MenuAction, 'disabled' | 'reason' | 'onSelect' | 'prepare'>

/** Returns what shows why an action cannot be done now; undefined where nothing says so. */
const explaining = (reason: string | undefined) => (reason ? () => void notify.info(reason) : undefined)

/** Returns the actions of a menu, where a press on one that cannot be done now shows the reason. */
export const explained = (actions: readonly MenuAction[]): MenuAction[] =>
  actions.map((action) => ({ ...action, explain: explaining(action.reason) }))

/**
 * Returns the properties of the button of an action. One that cannot be done now keeps the focus and shows the reason when it is pressed: a
 * finger gets no tooltip, and a button that is `disabled` takes no focus.
 */
export const buttonOf = ({ disabled, reason, onSelect, prepare }: Action) => ({
  onClick: disabled ? explaining(reason) : onSelect,
  ...(disabled && { 'aria-disabled': true, 'aria-description': reason, title: reason }),
  ...preparing(prepare),
})

/** The button of an action above a list or beside the title of a record, which looks disabled where the action cannot be done now. */
export function ActionButton({ action, ...rest }: Omit<ButtonProps, 'onClick'> & { action: Action }) {
  return <Button className={action.disabled ? 'ant-btn-disabled' : undefined} {...rest} {...buttonOf(action)} />
}
