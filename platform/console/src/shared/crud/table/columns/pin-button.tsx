import { IconButton } from 'atrium/ui/button'
import { useText } from '#shared/i18n/text'
import { texts } from '#shared/crud/text'
import type { PinSide } from './stored-layout'

interface PinButtonProps {
  /** The column's title. */
  name: string
  side: PinSide | undefined
  onChange: (side: PinSide | undefined) => void
}

/** The button that keeps a column in view: a press for the left edge, another one for the right edge, a third for none. */
export function PinButton({ name, side, onChange }: PinButtonProps) {
  const t = useText(texts)
  if (side === 'left')
    return (
      <IconButton
        icon="lucide:arrow-left-to-line"
        aria-pressed
        label={t('pinRight', { name })}
        onClick={() => onChange('right')}
      />
    )
  if (side === 'right')
    return (
      <IconButton
        icon="lucide:arrow-right-to-line"
        aria-pressed
        label={t('unpin', { name })}
        onClick={() => onChange(undefined)}
      />
    )
  return <IconButton icon="lucide:pin" label={t('pinLeft', { name })} onClick={() => onChange('left')} />
}
