import type { StoredFile } from 'atrium/contract/fields/file-types'
import { Icon } from 'atrium/ui/icon'
import { useThumbnail } from './use-thumbnail'
import css from './files.module.css'

const icons: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'lucide:image'],
  [/^video\//, 'lucide:film'],
  [/^audio\//, 'lucide:music'],
  [/^text\/|pdf$/, 'lucide:file-text'],
]

/** A file at a glance: its small picture, or an icon of its type. */
export function FileMark({ file, size = 36 }: { file: StoredFile; size?: number }) {
  const address = useThumbnail(file)
  const edge = { width: size, height: size }
  if (address) return <img className={css.thumbnail} style={edge} src={address} alt="" />
  const icon = icons.find(([type]) => type.test(file.type))?.[1] ?? 'lucide:file'
  return (
    <span className={css.mark} style={edge} aria-hidden="true">
      <Icon name={icon} size={Math.round(size / 2)} />
    </span>
  )
}
