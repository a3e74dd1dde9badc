import type { Endpoint } from 'atrium/contract/endpoint'
import { Icon } from 'atrium/ui/icon'
import { preparing } from 'atrium/ui/button'
import { Button, type ButtonProps } from 'antd'
import { useCan } from '#shared/session/user/access'

interface GatedButtonProps extends Omit<ButtonProps, 'icon'> {
  /** The call that the button leads to: people who may not make it do not get the button. */
  call: Pick<Endpoint, 'access'>
  icon?: string
  /** Loads in advance what the button opens. */
  prepare?: () => void
}

/** A button of a page for those who may make its call. */
export function GatedButton({ call, icon, prepare, ...rest }: GatedButtonProps) {
  const can = useCan()
  return can(call) ? <Button icon={icon && <Icon name={icon} />} {...rest} {...preparing(prepare)} /> : null
}
