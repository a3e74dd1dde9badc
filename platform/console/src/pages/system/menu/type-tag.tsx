import type { Menu } from 'atrium/contract/system/menu'
import { StatusTag, type Tone } from 'atrium/ui/feedback/status-tag'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

type Kind = 'directory' | 'page' | 'button' | 'external'

const kinds: readonly Kind[] = ['directory', 'page', 'button']
const tones: Record<Kind, Tone> = { directory: 'info', page: 'primary', button: 'neutral', external: 'warning' }

/** A tag with the type of an entry. */
export function TypeTag({ menu: { menuType, isLink } }: { menu: Menu }) {
  const t = useText(texts)
  const kind = isLink ? 'external' : kinds[menuType]!
  return <StatusTag tone={tones[kind]}>{t(kind)}</StatusTag>
}
