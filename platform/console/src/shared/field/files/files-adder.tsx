import {
  fileMegabyte,
  fileTypeGroups,
  mostMegabytes,
  type FileLimits,
  type FileType,
} from 'atrium/contract/fields/file-types'
import type { InputHTMLAttributes } from 'react'
import { notify } from '#shared/feedback/notify'
import { sizeText } from '#shared/i18n/size-text'
import { useText, type Translate } from '#shared/i18n/text'
import { FileZone } from '../file-zone'
import { acceptOf } from './endings'
import css from './files.module.css'
import { UploadRow } from './sending/upload-row'
import type { Upload, Uploads } from './sending/uploads'
import { texts } from './text'

interface FilesAdderProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  /** Of the field; none where the part around it says what the files are for. */
  label?: string
  limits: FileLimits
  uploads: Uploads
  /** Those that are being sent, or were not accepted. */
  rows: readonly Upload[]
  /** How many files may be added. */
  room: number
  /** The name of the file that was sent last. */
  last: string | undefined
  disabled?: boolean
  /** Called when files are chosen. */
  onChoose: () => void
}

const isGroup = (type: FileType): type is keyof typeof fileTypeGroups => type in fileTypeGroups

/** Takes files by the dialog or by drag and drop, and lists those that are being sent. */
export function FilesAdder({
  label,
  limits,
  uploads,
  rows,
  room,
  last,
  disabled,
  onChoose,
  ...input
}: FilesAdderProps) {
  const t = useText(texts)
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
    onChoose()
    uploads.add(taken)
  }
  return (
    <>
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
      {room > 0 && (
        <FileZone
          {...input}
          icon="lucide:upload"
          label={label === undefined ? t('addAny') : t(limits.most > 1 ? 'add' : 'addOne', { label })}
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
    </>
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
