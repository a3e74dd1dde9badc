import { IconButton } from '@atrium/ui/button'
import { useFocusReturn } from '@atrium/ui/focus-return'
import { useState, type ComponentType } from 'react'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import css from './settings.module.css'
import type { SettingsDrawerProps } from './settings-drawer'
import { texts } from './text'

type Drawer = ComponentType<SettingsDrawerProps>

/** Opens the drawer of settings, whose code comes with the first use. */
export function SettingsButton() {
  const t = useText(texts)
  const [loaded, setLoaded] = useState<{ Drawer: Drawer }>()
  const [isLoading, setLoading] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const rememberFocus = useFocusReturn(isOpen)
  const open = async () => {
    if (isLoading) return
    rememberFocus()
    setLoading(true)
    try {
      const { SettingsDrawer } = await import('./settings-drawer')
      setLoaded({ Drawer: SettingsDrawer })
      setOpen(true)
    } catch {
      notify.error(t('notLoaded'))
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <IconButton
        icon={isLoading ? 'lucide:loader-circle' : 'lucide:settings'}
        className={isLoading ? css.turning : ''}
        label={t('settings')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        onClick={() => void open()}
      />
      {loaded && <loaded.Drawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
