import { PlainButton } from 'atrium/ui/button'
import { ContextMenu } from 'atrium/ui/overlay/context-menu'
import { Icon } from 'atrium/ui/icon'
import type { MenuAction } from 'atrium/ui/overlay/menu-list'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import { explained } from '../actions/action-button'
import { texts } from '../text'
import css from './row-actions.module.css'

interface MoreButtonProps {
  /** Names the record of the actions, for screen readers. */
  label: string
  actions: readonly MenuAction[]
  /** Looks like the other actions of a row. */
  isInRow?: boolean
  /** All actions of a row, for a table that is folded because of its width. */
  folded?: readonly MenuAction[]
}

/** "More": a button with a menu of what is done less often. */
export function MoreButton({ label, actions, isInRow, folded }: MoreButtonProps) {
  const t = useText(texts)
  const [trigger, setTrigger] = useState<HTMLElement>()
  const isFolded = folded && trigger?.closest('[data-folded]')
  const Button = isInRow ? 'button' : PlainButton
  const { left = 0, bottom = 0 } = trigger?.getBoundingClientRect() ?? {}
  return (
    <>
      <Button
        type="button"
        className={isInRow ? `${css.action} ${css.more} ${actions.length === 0 ? css.spare : ''}` : undefined}
        aria-haspopup="menu"
        aria-expanded={trigger !== undefined}
        aria-label={label}
        onClick={({ currentTarget }) => setTrigger(currentTarget)}
      >
        {folded && <Icon name="lucide:ellipsis" />}
        <span>{t('moreActions')}</span>
        <Icon name="lucide:chevron-down" />
      </Button>
      {trigger && (
        <ContextMenu
          label={label}
          at={{ x: left, y: bottom + 4 }}
          actions={explained(isFolded ? folded : actions)}
          trigger={trigger}
          onClose={() => setTrigger(undefined)}
        />
      )}
    </>
  )
}
