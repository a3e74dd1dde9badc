import { Button } from 'antd'
import { useText } from 'atrium/console/text'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { texts } from './text'

interface RowButtonsProps {
  name: string
  isEdited: boolean
  /** Another row is edited. */
  isDisabled: boolean
  onEdit: () => void
  onDelete: () => void
  onCancel: () => void
}

/** The buttons of a row; while it is edited, those of its form. */
export function RowButtons({ name, isEdited, isDisabled, onEdit, onDelete, onCancel }: RowButtonsProps) {
  const t = useText(texts)
  const r = useText(rowTexts)
  const shared = { type: 'link', size: 'small' } as const
  if (isEdited) {
    return (
      <>
        <Button {...shared} htmlType="submit">
          {t('save')}
        </Button>
        <Button {...shared} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button {...shared} disabled={isDisabled} aria-label={t('editOf', { name })} onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button {...shared} danger disabled={isDisabled} aria-label={r('deleteOf', { name })} onClick={onDelete}>
        {r('delete')}
      </Button>
    </>
  )
}
