import type { StoredFile } from 'atrium/contract/fields/file-types'
import { IconButton, PlainButton } from 'atrium/ui/button'
import { useState } from 'react'
import { lazyPart } from '../../feedback/part/lazy-part'
import { sizeText } from '../../i18n/size-text'
import { useText } from '../../i18n/text'
import { FileMark } from './file-mark'
import css from './files.module.css'
import { saveKeptFile } from './kept-file'
import { isShown } from './shown-file'
import { texts } from './text'

const FilePreview = lazyPart(async () => (await import('./file-preview')).FilePreview, {
  close: ({ onClose }) => onClose(),
})

interface FileListProps<F> {
  files: readonly F[]
  /** Without it they stay. */
  onRemove?: ((file: F) => void) | undefined
  /** Returns what the list says of a file beside its size. */
  noteOf?: (file: F) => string
}

/** Files with their names: to look at where they can be shown, to save, and to remove. */
export function FileList<F extends StoredFile>({ files, onRemove, noteOf }: FileListProps<F>) {
  const t = useText(texts)
  const [shown, setShown] = useState<StoredFile>()
  return (
    <>
      <ul className={css.list}>
        {files.map((file) => (
          <li key={file.id}>
            <FileMark file={file} />
            <span className={css.name}>
              {isShown(file) ? (
                <PlainButton className={css.open} aria-label={t('preview', file)} onClick={() => setShown(file)}>
                  {file.name}
                </PlainButton>
              ) : (
                file.name
              )}
              <small>{[sizeText(file.size), ...(noteOf ? [noteOf(file)] : [])].join(' · ')}</small>
            </span>
            <IconButton icon="lucide:download" label={t('save', file)} onClick={() => void saveKeptFile(file)} />
            {onRemove && <IconButton icon="lucide:x" label={t('remove', file)} onClick={() => onRemove(file)} />}
          </li>
        ))}
      </ul>
      {shown && <FilePreview key={shown.id} file={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
