import { Icon } from 'atrium/ui/icon'
import { useState } from 'react'
import css from './file-zone.module.css'

interface FileZoneProps {
  icon: string
  label: string
  hint: string
  /** As of an `input`: endings or types, with commas. Dropped files may be others. */
  accept: string
  /** Without it the browser takes one of several dropped files, and which is not said. */
  multiple?: boolean
  disabled?: boolean
  onChoose: (files: File[]) => void
}

/** A place to choose a file or to drop it. The field lies over all of it, so that a browser takes dropped files as chosen. */
export function FileZone({ icon, label, hint, onChoose, ...input }: FileZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div className={`${css.zone} ${isOver ? css.over : ''}`}>
      <input
        type="file"
        className={css.input}
        aria-label={label}
        {...input}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
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
