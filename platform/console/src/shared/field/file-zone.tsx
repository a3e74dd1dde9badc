import { Icon } from 'atrium/ui/icon'
import { useState, type DragEvent, type InputHTMLAttributes } from 'react'
import css from './file-zone.module.css'

interface FileZoneProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> {
  icon: string
  label: string
  hint: string
  /** As of an `input`: endings or types, with commas. Dropped files may be others. */
  accept: string
  /** Without it the browser takes one of several dropped files, and which is not said. */
  multiple?: boolean
  disabled?: boolean
  onChoose: (files: File[]) => void
  /** Called with the name of a folder that was dropped. Without it, a browser takes one for a file that it cannot read. */
  onFolder?: (name: string) => void
}

/** Returns the names of dropped folders; what is dropped can be looked at while its event lasts alone. */
function foldersIn({ items }: DataTransfer): string[] {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry())
  return entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : []))
}

/** A place to choose a file or to drop it. The field lies over all of it, so that a browser takes dropped files as chosen. */
export function FileZone({ icon, label, hint, onChoose, onFolder, ...input }: FileZoneProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    setOver(false)
    const folders = onFolder ? foldersIn(event.dataTransfer) : []
    if (folders.length === 0) return
    event.preventDefault()
    folders.forEach((name) => onFolder?.(name))
  }
  return (
    <div className={`${css.zone} ${isOver ? css.over : ''}`}>
      <input
        type="file"
        className={css.input}
        aria-label={label}
        {...input}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // The same file can be chosen again once it was corrected.
          target.value = ''
        }}
      />
      <Icon name={icon} size={28} />
      <b>{label}</b>
      <span>{hint}</span>
    </div>
  )
}
