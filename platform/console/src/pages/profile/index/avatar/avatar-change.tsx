import { Icon } from 'atrium/ui/icon'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { uploadPicture } from '#shared/field/picture/upload-picture'
import { UserAvatar } from '#shared/field/picture/user-avatar'
import { useText } from '#shared/i18n/text'
import { showOwn } from '#shared/session/user/session'
import css from './avatar.module.css'
import { texts } from './text'

const PictureDialog = lazyPart(async () => (await import('#shared/field/picture/picture-dialog')).PictureDialog, {
  close: ({ onClose }) => onClose(),
})

const size = { width: 256, height: 256 }

/** The own picture, as a button that changes it. */
export function AvatarChange({ name, picture }: { name: string; picture: string }) {
  const t = useText(texts)
  const write = useWrite()
  const [opening, setOpening] = useState({ count: 0, isOpen: false })
  const save = async (content: string) => {
    const avatar = await uploadPicture(content)
    await write(api.profile.setAvatar, { body: { avatar } }, { done: t('done') })
    showOwn({ avatar })
  }
  return (
    <>
      <button
        type="button"
        className={css.change}
        aria-label={t('change')}
        title={t('change')}
        onClick={() => setOpening(({ count }) => ({ count: count + 1, isOpen: true }))}
      >
        <UserAvatar name={name} picture={picture} size={96} />
        <span>
          <Icon name="lucide:camera" />
        </span>
      </button>
      {opening.count > 0 && (
        <PictureDialog
          key={opening.count}
          isOpen={opening.isOpen}
          title={t('change')}
          size={size}
          isCropped
          isRound
          onPicture={save}
          onClose={() => setOpening(({ count }) => ({ count, isOpen: false }))}
        />
      )}
    </>
  )
}
