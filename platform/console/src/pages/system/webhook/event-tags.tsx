import { FreeTags } from '#shared/crud/kind/cells/tag-cells'
import { useText } from '#shared/i18n/text'
import { allEvents } from 'atrium/contract/system/operation/webhook-events'
import { texts } from './text'

/** The events of a webhook, by their types. */
export function EventTags({ events }: { events: readonly string[] }) {
  const t = useText(texts)
  return <FreeTags tags={events.map((type) => (type === allEvents ? t('all') : type))} />
}
