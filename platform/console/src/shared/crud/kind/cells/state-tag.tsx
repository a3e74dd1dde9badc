import type { StateValue } from 'atrium/contract/kind/fields/choice/state'
import type { Field } from 'atrium/contract/kind/field-kind'
import { textIn } from 'atrium/contract/language'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { tones } from '#shared/dict/tones'
import { useLanguage } from '#shared/i18n/text'

/** The state of a record in its words and its tint. */
export function StateTag({ field, value }: { field: Field; value: string }) {
  const language = useLanguage()
  const state = (field.settings['values'] as Readonly<Record<string, StateValue>>)[value]
  if (!state) return value
  return (
    <StatusTag tone={tones[state.tint ?? 'default']} dot>
      {textIn(language, state)}
    </StatusTag>
  )
}
