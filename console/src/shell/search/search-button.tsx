import { IconButton } from '@atrium/ui/button'
import { Icon } from '@atrium/ui/icon'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '../../shared/i18n/text'
import css from './search.module.css'
import { texts } from './text'

const loadDialog = () => import('./search-dialog')
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }))
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the menu search, and so does Ctrl-K or Cmd-K from anywhere. */
export function SearchButton({ compact }: { compact: boolean }) {
  const t = useText(texts)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const opener = {
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
    onPointerEnter: () => void loadDialog(),
  } as const
  return (
    <>
      {compact ? (
        <IconButton icon="lucide:search" label={t('open')} {...opener} />
      ) : (
        <button type="button" className={css.opener} aria-label={t('open')} {...opener}>
          <Icon name="lucide:search" />
          <span>{t('open')}</span>
          <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
      )}
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
