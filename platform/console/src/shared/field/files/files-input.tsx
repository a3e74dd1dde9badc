import {
  fileMegabyte,
  fileTypeGroups,
  mostMegabytes,
  type FileLimits,
  type FileType,
  type StoredFile,
} from 'atrium/contract/fields/file-types'
import { useState, type InputHTMLAttributes } from 'react'
import { notify } from '../../feedback/notify'
import { sizeText } from '../../i18n/size-text'
import { useText, type Translate } from '../../i18n/text'
import { FileZone } from '../file-zone'
import { acceptOf } from './endings'
import { FileList } from './file-list'
import css from './files.module.css'
import { texts } from './text'
import { UploadRow } from './sending/upload-row'
import type { Uploads } from './sending/uploads'
import { useKeptFocus } from './use-kept-focus'
import { useTakenUploads } from './sending/use-uploads'

const none: readonly StoredFile[] = []

interface FilesInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  label: string
  limits: FileLimits
  /** Of the field, from `useUploads`. */
  uploads: Uploads
  disabled?: boolean
  /** These and the attributes come from the form. */
  value?: readonly StoredFile[]
  onChange?: (files: readonly StoredFile[]) => void
}

const isGroup = (type: FileType): type is keyof typeof fileTypeGroups => type in fileTypeGroups

/** Files that are chosen or dropped, sent at once in parts, and listed. */
export function FilesInput(props: FilesInputProps) {
  const { label, limits, uploads, disabled, value = none, onChange, id } = props
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isRequired } = props
  const t = useText(texts)
  const [last, setLast] = useState<string>()
  const onSent = ({ name }: StoredFile) => setLast(name)
  const rows = useTakenUploads(uploads, { value, onChange, onSent })
  const focus = useKeptFocus()
  const room = limits.most - value.length - rows.length
  const isOpen = room > 0
  const waitsFor = rows.find((row) => row.waitsFor)?.waitsFor
  const status = waitsFor ? t(waitsFor) : last && t('sent', { name: last })

  function choose(files: readonly File[]) {
    const most = mostMegabytes(limits) * fileMegabyte
    const taken = files.slice(0, room).filter(({ name, size }) => {
      if (size === 0) notify.error(t('empty', { name }))
      if (size > most) notify.error(t('tooLarge', { name, limit: sizeText(most) }))
      return size > 0 && size <= most
    })
    if (files.length > room) notify.error(t('tooMany', { n: limits.most }))
    setLast(undefined)
    uploads.add(taken)
  }
  function remove(file: StoredFile) {
    uploads.remove(file.id)
    onChange?.(value.filter((one) => one.id !== file.id))
  }
  return (
    <div
      {...focus}
      className={css.field}
      role="group"
      aria-label={label}
      tabIndex={-1}
      // The label and errors of the form are those of the zone while there is one.
      {...(!isOpen && { id, 'aria-describedby': describedBy })}
    >
      <FileList files={value} onRemove={disabled ? undefined : remove} />
      {rows.length > 0 && (
        <ul className={css.list}>
          {rows.map((row) => (
            <UploadRow
              key={row.key}
              upload={row}
              onRetry={() => uploads.retry(row.key)}
              onCancel={() => uploads.cancel(row.key)}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <FileZone
          {...{ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, 'aria-required': isRequired }}
          icon="lucide:upload"
          label={t(limits.most > 1 ? 'add' : 'addOne', { label })}
          hint={hintOf(limits, t)}
          accept={acceptOf(limits.types)}
          multiple={limits.most > 1}
          disabled={disabled === true}
          onChoose={choose}
          onFolder={(name) => notify.error(t('folder', { name }))}
        />
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  )
}

/** Returns a sentence with the types, the size and the number of files that a field takes. */
function hintOf(limits: FileLimits, t: Translate<typeof texts.pairs>): string {
  const { types, most } = limits
  const size = { limit: sizeText(mostMegabytes(limits) * fileMegabyte) }
  const named = types.filter((type) => type !== 'any').map((type) => (isGroup(type) ? t(type) : type))
  const begin = named.length > 0 ? t('limitTypes', { types: named.join(t('comma')) }) : ''
  return begin + (most > 1 ? t('limitSizeMany', { ...size, n: most }) : t('limitSize', size))
}
