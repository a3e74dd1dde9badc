import type { MessageState } from 'atrium/contract/system/operation/message'
import { StatusTag, type Tone } from 'atrium/ui/feedback/status-tag'
import { useText } from '#shared/i18n/text'
import { stateTexts } from '../text'

const tones: Readonly<Record<MessageState, Tone>> = { waiting: 'info', done: 'success', failed: 'danger' }

export function DeliveryStateTag({ state }: { state: MessageState }) {
  const t = useText(stateTexts)
  return (
    <StatusTag tone={tones[state]} dot>
      {t(state)}
    </StatusTag>
  )
}
