import { ContextMenu } from '@atrium/ui/overlay/context-menu'
import { Icon } from '@atrium/ui/icon'
import type { MenuAction } from '@atrium/ui/overlay/menu-list'
import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'

interface MoreButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  /** What the actions belong to, for screen readers. */
  label: string
  actions: readonly MenuAction[]
}

/** "More": a button with a menu of what is done less often. */
export function MoreButton({ label, actions, ...look }: MoreButtonProps) {
  const t = useText(texts)
  const [trigger, setTrigger] = useState<HTMLElement>()
  const { left = 0, bottom = 0 } = trigger?.getBoundingClientRect() ?? {}
  return (
    <>
      <Button
        {...look}
        aria-haspopup="menu"
        aria-expanded={trigger !== undefined}
        aria-label={label}
        onClick={({ currentTarget }) => setTrigger(currentTarget)}
      >
        {t('moreActions')}
        <Icon name="lucide:chevron-down" />
      </Button>
      {trigger && (
        <ContextMenu
          label={label}
          at={{ x: left, y: bottom + 4 }}
          actions={actions}
          trigger={trigger}
          onClose={() => setTrigger(undefined)}
        />
      )}
    </>
  )
}
