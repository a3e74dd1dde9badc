import type { StoredFile } from 'atrium/contract/fields/file-types'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { FileMark } from '#shared/field/files/file-mark'
import css from '#shared/field/files/files.module.css'
import { texts } from '#shared/field/files/text'
import { useText } from '#shared/i18n/text'

// Lists of records have these cells; only details show the files one below the other.
const FileList = lazyPart(async () => (await import('#shared/field/files/file-list')).FileList)

/** Files of a record: a list of them in its details, the first with its small picture in a table. */
export function FilesCell({ files, isLarge }: { files: readonly StoredFile[]; isLarge: boolean }) {
  const t = useText(texts)
  const [first] = files
  if (isLarge) return <FileList files={files} />
  return (
    first && (
      <span className={css.inCell}>
        <FileMark file={first} size={24} />
        <span>{files.length === 1 ? first.name : t('fileCount', { n: files.length })}</span>
      </span>
    )
  )
}
