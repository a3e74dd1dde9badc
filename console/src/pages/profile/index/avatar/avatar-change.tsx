import { Avatar } from '@atrium/ui/avatar'
import { Icon } from '@atrium/ui/icon'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import { laterPart } from '#shared/feedback/later-part'
import css from './avatar.module.css'
import { texts } from './text'

const AvatarDialog = laterPart(async () => (await import('./avatar-dialog')).AvatarDialog, {
  close: ({ onClose }) => onClose(),
})

/** The own picture, as a button that changes it. */
export function AvatarChange({ name, src }: { name: string; src: string }) {
  const t = useText(texts)
  const [opening, setOpening] = useState({ count: 0, isOpen: false })
  return (
    <>
      <button
        type="button"
        className={css.change}
        aria-label={t('change')}
        title={t('change')}
        onClick={() => setOpening(({ count }) => ({ count: count + 1, isOpen: true }))}
      >
        <Avatar name={name} src={src} size={96} />
        <span>
          <Icon name="lucide:camera" />
        </span>
      </button>
      {opening.count > 0 && (
        <AvatarDialog
          key={opening.count}
          isOpen={opening.isOpen}
          onClose={() => setOpening(({ count }) => ({ count, isOpen: false }))}
        />
      )}
    </>
  )
}
