import { Icon } from 'atrium/ui/icon'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { StoredImage } from '#shared/crud/values/stored-image'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { uploadPicture } from '#shared/field/picture/upload-picture'
import { useText } from '#shared/i18n/text'
import { useComparedField } from '../conflict/compared-fields'
import type { FieldProps } from './input-fields'
import { texts } from '../text'
import css from './kinds.module.css'

const PictureDialog = lazyPart(async () => (await import('#shared/field/picture/picture-dialog')).PictureDialog, {
  close: ({ onClose }) => onClose(),
})

interface ImageFieldProps extends FieldProps {
  /** The largest picture that is kept, in pixels; a larger one is made smaller. 1600 each way without it. */
  size?: { width: number; height: number }
  /** The person chooses the part that is kept, in the shape of `size`. */
  isCropped?: boolean
}

const largest = { width: 1600, height: 1600 }

/** A picture, uploaded when it is chosen; its value is the key of the stored file, or empty. */
export function ImageField({ size = largest, isCropped = false, ...field }: ImageFieldProps) {
  const t = useText(texts)
  const rules = field.required ? [{ required: true, message: t('choose', field) }] : []
  useComparedField(field.name, {
    label: field.label,
    textOf: () => t('hasPicture'),
    renderValue: (key) => <StoredImage fileKey={String(key)} alt={field.label} size={72} />,
  })
  return (
    <Form.Item name={field.name} label={field.label} extra={field.hint} rules={rules}>
      <ImageInput label={field.label} size={size} isCropped={isCropped} disabled={field.disabled} />
    </Form.Item>
  )
}

interface ImageInputProps extends Required<Pick<ImageFieldProps, 'label' | 'size' | 'isCropped'>> {
  disabled?: boolean
  /** These come from the form. */
  id?: string
  value?: string
  onChange?: (key: string) => void
}

function ImageInput({ label, size, isCropped, disabled, id, value = '', onChange }: ImageInputProps) {
  const t = useText(texts)
  const [opening, setOpening] = useState({ count: 0, isOpen: false })
  const action = t(value ? 'replacePicture' : 'choosePicture')
  return (
    <div className={css.picture}>
      {value ? (
        <StoredImage fileKey={value} alt={label} size={72} />
      ) : (
        <span className={css.placeholder} aria-hidden="true">
          <Icon name="lucide:image-plus" size={24} />
        </span>
      )}
      <div className={css.pictureActions}>
        <Button
          id={id}
          disabled={disabled}
          onClick={() => setOpening(({ count }) => ({ count: count + 1, isOpen: true }))}
        >
          {action}
        </Button>
        {value && (
          <Button disabled={disabled} onClick={() => onChange?.('')}>
            {t('removePicture')}
          </Button>
        )}
      </div>
      {opening.count > 0 && (
        <PictureDialog
          key={opening.count}
          isOpen={opening.isOpen}
          title={action}
          size={size}
          isCropped={isCropped}
          onPicture={async (content) => onChange?.(await uploadPicture(content))}
          onClose={() => setOpening(({ count }) => ({ count, isOpen: false }))}
        />
      )}
    </div>
  )
}
