import { Icon } from 'atrium/ui/icon'
import { useLongPress } from 'atrium/ui/interaction/press/use-long-press'
import { memo, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { useSettings } from '#shared/settings/settings'
import { PageLink } from '../../page/page-link'
import css from './tab-bar.module.css'
import { homeKey, type Tab } from '../tab-state'
import { recordTitle } from '../tab-title'
import { focusTaken } from '../tab-store'
import { texts } from '../text'
import { useCloseTabs } from '../use-close-tabs'

interface TabItemProps {
  tab: Tab
  active: boolean
  /** Takes the focus. */
  focused: boolean
  /** Id of the words on how a tab is moved by keyboard. */
  hint: string | undefined
  onMenu: (tab: Tab, at: { x: number; y: number }, trigger: HTMLElement) => void
}

/** The time is in milliseconds. */
const fingerPress = { wait: 500, pointers: ['touch'] }

/** One tab: a link to its page, and beside it the button that closes it. */
export const TabItem = memo(function TabItem({ tab, active, focused, hint, onMenu }: TabItemProps) {
  const t = useText(texts)
  const language = useLanguage()
  const route = useSession(({ routes }) => routes.get(tab.routeKey))
  const tabIcon = useSettings((settings) => settings.tabIcon)
  const close = useCloseTabs()
  const link = useRef<HTMLAnchorElement>(null)
  const isHome = tab.key === homeKey
  useEffect(() => {
    if (!focused) return
    link.current?.focus({ preventScroll: true })
    focusTaken()
  }, [focused])
  // Safari has no `contextmenu` event for a finger that rests.
  const longPress = useLongPress(({ at, element }) => onMenu(tab, at, element), fingerPress)
  const title = route ? recordTitle(route.title, tab.record, language) : ''
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Delete' && !isHome) close([tab.key], { keepFocus: true })
  }
  const onMiddle = (event: MouseEvent) => {
    if (event.button !== 1) return
    event.preventDefault()
    if (!isHome) close([tab.key])
  }
  return (
    <li data-tab={tab.key} className={`${css.tab} ${active ? css.active : ''}`}>
      <PageLink
        ref={link}
        to={tab.address}
        className={css.link}
        draggable={false}
        aria-current={active ? 'page' : undefined}
        aria-describedby={hint}
        title={title}
        {...longPress}
        onKeyDown={onKeyDown}
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onAuxClick={onMiddle}
        onContextMenu={(event) => {
          event.preventDefault()
          onMenu(tab, { x: event.clientX, y: event.clientY }, event.currentTarget)
        }}
      >
        {tabIcon && route?.icon && <Icon name={route.icon} size={14} />}
        <span className={css.title}>{title}</span>
      </PageLink>
      {!isHome && (
        <button
          type="button"
          className={css.close}
          aria-label={t('closeTab', { title })}
          title={t('closeTab', { title })}
          onClick={(event) => close([tab.key], { keepFocus: event.detail === 0 })}
        >
          <Icon name="lucide:x" size={12} />
        </button>
      )}
    </li>
  )
})
