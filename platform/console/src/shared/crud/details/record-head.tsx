import { Icon } from 'atrium/ui/icon'
import { MenuButton } from 'atrium/ui/overlay/menu-button'
import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { ActionButton, explained } from '../actions/action-button'
import actionCss from '../actions/actions.module.css'
import type { RowAction } from '../table/row-actions'
import type { DetailsAction, RecordContent } from './declaration'
import css from './record-head.module.css'
import { texts } from './text'

interface RecordHeadProps {
  content: RecordContent
  title: string
  isPage: boolean | undefined
  tools: ReactNode
  /** Called when an action begins. */
  onAct: () => void
}

/** The title of a record with its picture, status and actions. */
export function RecordHead({ content, title, isPage, tools, onAct }: RecordHeadProps) {
  const { picture, status, note, actions = [] } = content
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={isPage ? `${css.head} ${css.page}` : css.head}>
      {picture}
      <div className={css.name}>
        <div className={css.title}>
          <Title>{title}</Title>
          {status}
        </div>
        {note && <p>{note}</p>}
      </div>
      <div className={css.side}>
        <RecordActions name={title} actions={actions} onAct={onAct} />
        {tools}
      </div>
    </div>
  )
}

/** How many actions are buttons; the others are in a menu. */
const inLine = 2

interface RecordActionsProps {
  name: string
  actions: readonly DetailsAction[]
  onAct: () => void
}

/** The actions that the signed-in person may use. Dangerous ones are in the menu; one that cannot be done now says why. */
function RecordActions({ name, actions, onAct }: RecordActionsProps) {
  const t = useText(texts)
  const can = useCan()
  const allowed = actions.filter(({ call }) => !call || can(call)).map((action) => withReason(action, onAct))
  const shown = allowed.filter(({ isDanger }) => !isDanger).slice(0, inLine)
  const rest = allowed.filter((action) => !shown.includes(action))
  return (
    <>
      {shown.map((action, at) => (
        <ActionButton key={action.key} action={action} type={at === 0 && !action.disabled ? 'primary' : 'default'}>
          {action.label}
        </ActionButton>
      ))}
      {rest.length > 0 && (
        <span role="presentation" onKeyDown={keepFromDrawer}>
          <MenuButton
            className={actionCss.button}
            label={t('moreOf', { name })}
            actions={explained(dangerousLast(rest))}
          >
            <span>{t('more')}</span>
            <Icon name="lucide:chevron-down" />
          </MenuButton>
        </span>
      )}
    </>
  )
}

/** Returns an action as buttons and menus have it. */
const withReason = ({ disabledReason, onSelect, ...action }: DetailsAction, onAct: () => void): RowAction => ({
  ...action,
  ...(disabledReason && { disabled: true, reason: disabledReason }),
  onSelect: () => {
    onAct()
    onSelect?.()
  },
})

const dangerousLast = (actions: readonly RowAction[]) =>
  actions.toSorted((one, other) => Number(one.isDanger ?? false) - Number(other.isDanger ?? false))

/** Esc that closes the menu leaves the drawer around it open. */
function keepFromDrawer(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.isDefaultPrevented()) event.stopPropagation()
}
