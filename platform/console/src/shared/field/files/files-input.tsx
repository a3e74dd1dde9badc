import { fileMegabyte, typesOf, type FileLimits, type StoredFile } from 'atrium/contract/fields/file-types'
import { IconButton, PlainButton } from 'atrium/ui/button'
import { Progress } from 'antd'
import { useEffect, useRef } from 'react'
import { sizeText } from '../../i18n/size-text'
import { useText } from '../../i18n/text'
import { useUnsaved } from '../../navigation/unsaved'
import { FileZone } from '../file-zone'
import { FileList } from './file-list'
import css from './files.module.css'
import { texts } from './text'
import { useUploads, type Upload } from './use-uploads'

/** Whether files of a field are still being sent, or were not accepted: the form then is not saved. */
export type UploadState = 'sending' | 'failed' | undefined

const none: readonly StoredFile[] = []

interface FilesInputProps {
  /** The kind of record and the field that the files are for. */
  kind: string
  field: string
  label: string
  limits: FileLimits
  onState: (state: UploadState) => void
  disabled?: boolean
  /** These come from the form. */
  id?: string
  value?: readonly StoredFile[]
  onChange?: (files: readonly StoredFile[]) => void
}

const groups = ['image', 'pdf', 'text', 'office', 'archive', 'audio', 'video'] as const
const isGroup = (type: string): type is (typeof groups)[number] => (groups as readonly string[]).includes(type)

/** Files that are chosen or dropped, sent at once in parts, and listed. */
export function FilesInput({ kind, field, label, limits, onState, disabled, value = none, onChange }: FilesInputProps) {
  const t = useText(texts)
  const files = useRef(value)
  files.current = value
  const { uploads, add, retry } = useUploads({
    kind,
    field,
    limits,
    present: value.length,
    onSent: (file) => {
      files.current = [...files.current, file]
      onChange?.(files.current)
    },
  })
  useEffect(() => {
    const isSending = uploads.some(({ error }) => error === undefined)
    onState(isSending ? 'sending' : uploads.length > 0 ? 'failed' : undefined)
  }, [uploads, onState])
  useUnsaved(() => uploads.length > 0)
  const size = { limit: sizeText(limits.megabytes * fileMegabyte) }
  const types = limits.types.filter((type) => type !== 'any').map((type) => (isGroup(type) ? t(type) : type))
  const hint = [
    types.length > 0 ? t('limitTypes', { types: types.join(', ') }) : '',
    limits.most > 1 ? t('limitSizeMany', { ...size, n: limits.most }) : t('limitSize', size),
  ]
  return (
    <div className={css.field}>
      <FileList
        files={value}
        onRemove={disabled ? undefined : ({ id }) => onChange?.(value.filter((one) => one.id !== id))}
      />
      {uploads.length > 0 && (
        <ul className={css.list}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload)} />
          ))}
        </ul>
      )}
      {value.length + uploads.length < limits.most && (
        <FileZone
          icon="lucide:upload"
          label={t(limits.most > 1 ? 'add' : 'addOne', { label })}
          hint={hint.join('')}
          accept={typesOf(limits.types)?.join(',') ?? ''}
          multiple={limits.most > 1}
          disabled={disabled === true}
          onChoose={add}
        />
      )}
    </div>
  )
}

function UploadRow({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const t = useText(texts)
  const { file, share, isWaiting, error, cancel } = upload
  const { name } = file
  return (
    <li>
      <span className={css.name}>
        {name}
        <small className={error ? css.error : ''} role={error || isWaiting ? 'alert' : undefined}>
          {error ?? (isWaiting ? t('waiting') : sizeText(file.size))}
        </small>
        {error === undefined && (
          <Progress percent={Math.round(share * 100)} size="small" aria-label={t('sending', { name })} />
        )}
      </span>
      {error !== undefined && <PlainButton onClick={onRetry}>{t('retry')}</PlainButton>}
      <IconButton icon="lucide:x" label={t(error === undefined ? 'cancel' : 'remove', { name })} onClick={cancel} />
    </li>
  )
}
