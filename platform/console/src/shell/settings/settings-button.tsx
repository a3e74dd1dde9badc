import { IconButton } from 'atrium/ui/button'
import { useState } from 'react'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { texts } from './button-text'

const SettingsDrawer = lazyPart(async () => (await import('./settings-drawer')).SettingsDrawer, {
  close: ({ onClose }) => onClose(),
})

/** Opens the drawer of settings, whose code comes with the first use. */
export function SettingsButton() {
  const t = useText(texts)
  const [{ count, isOpen }, setOpening] = useState({ count: 0, isOpen: false })
  return (
    <>
      <IconButton
        icon="lucide:settings"
        label={t('settings')}
        data-tour="settings"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpening({ count: count + 1, isOpen: true })}
      />
      {count > 0 && <SettingsDrawer key={count} isOpen={isOpen} onClose={() => setOpening({ count, isOpen: false })} />}
    </>
  )
}
