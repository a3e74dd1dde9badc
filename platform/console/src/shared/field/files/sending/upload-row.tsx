import { IconButton, PlainButton } from 'atrium/ui/button'
import { Progress } from 'antd'
import { sizeText } from '#shared/i18n/size-text'
import { useText } from '#shared/i18n/text'
import css from '../files.module.css'
import { texts } from '../text'
import type { Upload } from './uploads'

interface UploadRowProps {
  upload: Upload
  onRetry: () => void
  onCancel: () => void
}

/** A file that is being sent, with how far it is, or the error that ended it. */
export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const t = useText(texts)
  const { file, share, isChecking, waitsFor, error } = upload
  const { name } = file
  const isFailed = error !== undefined
  const note = waitsFor ? t(waitsFor) : isChecking ? t('checking') : sizeText(file.size)
  return (
    <li>
      <span className={css.name}>
        {name}
        {isFailed ? (
          <small className={css.error} role="alert">
            {error}
          </small>
        ) : (
          <>
            <small>{note}</small>
            <Progress percent={Math.round(share * 100)} size="small" aria-label={t('sending', { name })} />
          </>
        )}
      </span>
      {isFailed && (
        <PlainButton aria-label={t('retryOne', { name })} onClick={onRetry}>
          {t('retry')}
        </PlainButton>
      )}
      <IconButton icon="lucide:x" label={t(isFailed ? 'remove' : 'cancel', { name })} onClick={onCancel} />
    </li>
  )
}
