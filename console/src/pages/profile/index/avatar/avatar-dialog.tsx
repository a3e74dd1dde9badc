import { Button } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { FileZone } from '#shared/field/file-zone'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/session/navigation/unsaved'
import { showOwn } from '#shared/session/session'
import css from './avatar.module.css'
import { Cropping } from './cropping'
import { avatarOf, maxMegabytes, pictureTypes } from './picture'
import { texts } from './text'
import { useCrop } from './use-crop'

/** Asks for a picture and the part of it that becomes the avatar. */
export function AvatarDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(texts)
  const write = useWrite()
  const crop = useCrop()
  const [isBusy, setBusy] = useState(false)
  useUnsaved(() => isOpen && crop.image !== undefined)
  const save = async () => {
    if (!crop.image || !crop.area) return
    setBusy(true)
    try {
      const image = await avatarOf(crop.image, { rotation: crop.rotation, area: crop.area })
      const avatar = await write(api.profile.setAvatar, { body: { image } }, { done: t('done') })
      showOwn({ avatar })
      onClose()
    } catch {
      // `write` has told why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      isOpen={isOpen}
      title={t('change')}
      width={480}
      onClose={onClose}
      footer={
        <div className={css.foot}>
          {crop.image && <Button onClick={crop.leave}>{t('other')}</Button>}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={isBusy} disabled={!crop.area} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      }
    >
      {crop.image ? (
        <Cropping image={crop.image} crop={crop} />
      ) : (
        <>
          <FileZone
            icon="lucide:image-plus"
            label={t('choose')}
            hint={t('chooseHint', { megabytes: maxMegabytes })}
            accept={pictureTypes.join(',')}
            onChoose={([file]) => file && void crop.take(file)}
          />
          <p className={css.fault} role="alert">
            {crop.fault && t(crop.fault, { megabytes: maxMegabytes })}
          </p>
        </>
      )}
    </Modal>
  )
}
