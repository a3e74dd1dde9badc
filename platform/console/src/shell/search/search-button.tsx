import { IconButton } from 'atrium/ui/button'
import { Icon } from 'atrium/ui/icon'
import { useEffect, useState } from 'react'
import { whenIdle } from '#shared/browser/idle'
import { useText } from '#shared/i18n/text'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import css from './search.module.css'
import { texts } from './button-text'

const loadDialog = () => import('./search-dialog')
const SearchDialog = lazyPart(async () => (await loadDialog()).SearchDialog, { close: ({ onClose }) => onClose() })

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the menu search, and so does Ctrl-K or Cmd-K from anywhere, except where the focus has another use for it. */
export function SearchButton({ compact }: { compact: boolean }) {
  const t = useText(texts)
  const [open, setOpen] = useState(false)
  // What is typed right after the keys has to find its field.
  useEffect(() => whenIdle(() => void loadDialog().catch(() => undefined)), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An editor makes a link with these keys.
      if (event.defaultPrevented) return
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const opener = {
    'data-tour': 'search',
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
    onPointerEnter: () => void loadDialog().catch(() => undefined),
  } as const
  return (
    <>
      {compact ? (
        <IconButton icon="lucide:search" label={t('open')} {...opener} />
      ) : (
        <button type="button" className={css.opener} aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'} {...opener}>
          <Icon name="lucide:search" />
          <span>{t('open')}</span>
          <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
      )}
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
