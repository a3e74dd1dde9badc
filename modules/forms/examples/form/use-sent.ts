import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import type { FormValues } from '#modules/forms/engine/schema/form'
import { texts } from './text'

/** Shows what was sent, in place of a server. */
export function useSent(): (values: FormValues) => void {
  const t = useText(texts)
  return (values) => notify.success(t('sent', { number: Object.keys(values).length }))
}
