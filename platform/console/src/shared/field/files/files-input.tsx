import type { FileLimits, StoredFile } from 'atrium/contract/fields/file-types'
import { useState, type InputHTMLAttributes } from 'react'
import { FileList } from './file-list'
import { FilesAdder } from './files-adder'
import css from './files.module.css'
import type { Uploads } from './sending/uploads'
import { useTakenUploads } from './sending/use-uploads'
import { useKeptFocus } from './use-kept-focus'

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

/** Files that are chosen or dropped, sent at once in parts, and listed. */
export function FilesInput({ label, limits, uploads, disabled, value = none, onChange, ...input }: FilesInputProps) {
  const [last, setLast] = useState<string>()
  const onSent = ({ name }: StoredFile) => setLast(name)
  const rows = useTakenUploads(uploads, { value, onChange, onSent })
  const focus = useKeptFocus()
  const room = limits.most - value.length - rows.length
  const { id, 'aria-describedby': describedBy } = input

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
      {...(room <= 0 && { id, 'aria-describedby': describedBy })}
    >
      <FileList files={value} onRemove={disabled ? undefined : remove} />
      <FilesAdder
        {...input}
        {...{ label, limits, uploads, rows, room, last }}
        disabled={disabled === true}
        onChoose={() => setLast(undefined)}
      />
    </div>
  )
}
