import type { Endpoint } from 'atrium/contract/endpoint'
import { useText } from '#shared/i18n/text'
import { GatedButton } from '../../actions/gated-button'
import { texts } from './text'

interface BinButtonProps {
  /** The call that restores records: without it nobody needs the bin. */
  call: Endpoint
  isBin: boolean
  onToggle: () => void
}

/** Leads from a list to its bin, and back. */
export function BinButton({ call, isBin, onToggle }: BinButtonProps) {
  const t = useText(texts)
  return (
    <GatedButton call={call} icon={isBin ? 'lucide:arrow-left' : 'lucide:trash'} onClick={onToggle}>
      {t(isBin ? 'leaveBin' : 'bin')}
    </GatedButton>
  )
}
