import { IconButton } from '@atrium/ui/button'
import { usePopover } from '@atrium/ui/popover'
import { useText } from '../../shared/i18n/text'
import css from './notices.module.css'
import { NoticesPanel } from './notices-panel'
import { useNotices } from './notices-store'
import { texts } from './text'

/** The bell of the header: a red dot while something is listed, and the panel with the three lists. */
export function NoticesButton() {
  const t = useText(texts)
  const { open, setOpen, root } = usePopover()
  const count = useNotices((lists) => lists.notifications.length + lists.messages.length + lists.todos.length)
  return (
    <div className={css.root} {...root}>
      <IconButton
        icon="lucide:bell"
        label={count > 0 ? t('openUnread', { count }) : t('open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {count > 0 && <span className={css.dot} />}
      {open && <NoticesPanel />}
    </div>
  )
}
