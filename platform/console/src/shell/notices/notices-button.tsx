import { IconButton } from 'atrium/ui/button'
import { usePopover } from 'atrium/ui/overlay/popover'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import css from './notices.module.css'
import { texts } from './button-text'
import { isUnread, useNoticeNews, useNotices } from './use-notices'

const NoticesPanel = lazyPart<{ onClose: () => void }>(async () => (await import('./notices-panel')).NoticesPanel, {
  close: ({ onClose }) => onClose(),
})

/** The bell of the header: a red dot while something is unread, and the panel with the three lists. */
export function NoticesButton() {
  const t = useText(texts)
  const { open, setOpen, root } = usePopover()
  const { data = [], isFetched } = useNotices()
  useNoticeNews(isFetched)
  const count = data.filter(isUnread).length
  return (
    <div className={css.root} {...root}>
      <IconButton
        icon="lucide:bell"
        label={count > 0 ? t('openUnread', { count }) : t('open')}
        data-tour="notices"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {count > 0 && <span className={css.dot} />}
      {open && <NoticesPanel onClose={() => setOpen(false)} />}
    </div>
  )
}
