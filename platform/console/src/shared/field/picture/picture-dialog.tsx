import { Button } from 'antd'
import { useState } from 'react'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import { FileZone } from '../file-zone'
import { Cropping } from './cropping'
import { croppedPicture, maxMegabytes, pictureTypes, scaledPicture, type PictureSize } from './picture'
import css from './picture.module.css'
import { texts } from './text'
import { useCrop } from './use-crop'

export interface PictureDialogProps {
  isOpen: boolean
  title: string
  /** The size of the picture that is kept: exact after a crop, else the largest. */
  size: PictureSize
  /** The person chooses the part of the picture that is kept. Without it all of it is. */
  isCropped: boolean
  isRound?: boolean
  /** Keeps the picture, a data address; while it is in progress the dialog waits, and stays open where it rejects after saying why. */
  onPicture: (content: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a picture, and for the part of it that is wanted. */
export function PictureDialog({
  isOpen,
  title,
  size,
  isCropped,
  isRound = false,
  onPicture,
  onClose,
}: PictureDialogProps) {
  const t = useText(texts)
  const crop = useCrop()
  const [isBusy, setBusy] = useState(false)
  useUnsaved(() => isOpen && crop.image !== undefined)
  const keep = async (content: string) => {
    setBusy(true)
    try {
      await onPicture(content)
      onClose()
    } catch {
      // `onPicture` has shown why.
    } finally {
      setBusy(false)
    }
  }
  const choose = async (file: File) => {
    const image = await crop.take(file)
    if (image && !isCropped) await keep(scaledPicture(image, size))
  }
  const { image, area, rotation } = crop
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      width={480}
      onClose={onClose}
      footer={
        <div className={css.foot}>
          {isCropped && image && <Button onClick={crop.leave}>{t('other')}</Button>}
          <Button onClick={onClose}>{t('cancel')}</Button>
          {isCropped && (
            <Button
              type="primary"
              loading={isBusy}
              disabled={!area}
              onClick={() => image && area && void keep(croppedPicture(image, { rotation, area }, size))}
            >
              {t('save')}
            </Button>
          )}
        </div>
      }
    >
      {isCropped && image ? (
        <Cropping image={image} crop={crop} size={size} isRound={isRound} />
      ) : (
        <>
          <FileZone
            icon="lucide:image-plus"
            label={t('choose')}
            hint={t('chooseHint', { megabytes: maxMegabytes })}
            accept={pictureTypes.join(',')}
            disabled={isBusy}
            onChoose={([file]) => file && void choose(file)}
          />
          <p className={css.error} role="alert">
            {crop.error && t(crop.error, { megabytes: maxMegabytes })}
          </p>
        </>
      )}
    </Modal>
  )
}
