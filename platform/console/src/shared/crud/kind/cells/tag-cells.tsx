import type { Field } from 'atrium/contract/kind/field-kind'
import type { ChoiceSettings } from 'atrium/contract/kind/fields/choice/choice'
import { textIn } from 'atrium/contract/language'
import { StatusTag, StatusTags } from 'atrium/ui/feedback/status-tag'
import type { Place } from './place'

interface ChoiceTagsProps {
  values: readonly string[]
  field: Field
  place: Place
}

/** Values by their words, in their tints. */
export function ChoiceTags({ values, field, place: { language } }: ChoiceTagsProps) {
  const { choices } = field.settings as ChoiceSettings
  return (
    <StatusTags>
      {values.map((value) => {
        const words = choices[value]
        return (
          <StatusTag key={value} tone={words?.colour ?? 'neutral'}>
            {words ? textIn(language, words) : value}
          </StatusTag>
        )
      })}
    </StatusTags>
  )
}

export function FreeTags({ tags }: { tags: readonly string[] }) {
  return (
    <StatusTags>
      {tags.map((tag) => (
        <StatusTag key={tag}>{tag}</StatusTag>
      ))}
    </StatusTags>
  )
}
