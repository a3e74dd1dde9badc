import type { FormValues } from '#modules/forms/engine/schema/form'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Shows what was sent, in place of a server. */
export function useSent(): (values: FormValues) => void {
  const t = useText(texts)
  return (values) => notify.success(t('sent', { number: Object.keys(values).length }))
}
