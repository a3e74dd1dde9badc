import { valueTypeOf } from '#modules/forms/engine/schema/field-kinds'
import type { Comparison, Condition, Field } from '#modules/forms/engine/schema/form'
import { joined, term, type Sentence } from './sentence'
import type { Speaker } from './speaker'

/** A condition in words, such as `Amount > 5,000 and (Type is Travel or Reason is empty)`. */
export function conditionSentence(speaker: Speaker, condition: Condition, isInside = false): Sentence {
  if ('field' in condition) return comparisonSentence(speaker, condition)
  const [parts, word] = 'all' in condition ? [condition.all, 'and' as const] : [condition.any, 'or' as const]
  const sentence = joined(
    parts.map((part) => conditionSentence(speaker, part, parts.length > 1)),
    speaker.t(word),
  )
  return isInside && parts.length > 1 ? speaker.say('brackets', { condition: sentence }) : sentence
}

function comparisonSentence(speaker: Speaker, comparison: Comparison): Sentence {
  const field = speaker.fieldAt(comparison.field)
  const name = term(speaker.nameAt(comparison.field))
  return speaker.say(wordOf(field, comparison), { field: name, value: valueOf(speaker, field, comparison) })
}

function wordOf(field: Field | undefined, { is, value }: Comparison) {
  const type = field && valueTypeOf(field)
  if (type === 'flag') return value === false ? 'off' : 'on'
  const isTime = type === 'date' || type === 'time' || type === 'moment'
  switch (is) {
    case 'equals':
      return type === 'number' ? 'same' : 'is'
    case 'notEquals':
      return type === 'number' ? 'notSame' : 'isNot'
    case 'greater':
      return isTime ? 'after' : 'more'
    case 'less':
      return isTime ? 'before' : 'less'
    case 'contains':
      return type === 'text' ? 'contains' : 'includes'
    case 'oneOf':
      return 'is'
    case 'empty':
      return 'empty'
    case 'notEmpty':
      return 'filled'
  }
}

/** The value that is compared with; several with "or" before the last. */
function valueOf(speaker: Speaker, field: Field | undefined, { value }: Comparison): Sentence {
  const values = typeof value === 'object' ? value : value === undefined || value === '' ? [] : [value]
  const words = values.map((one) => term(speaker.valueText(field, one)))
  if (words.length === 0) return [speaker.t('noValue')]
  return joined([joined(words.slice(0, -1), speaker.t('comma')), words.at(-1)!].filter(isSaid), speaker.t('or'))
}

const isSaid = (sentence: Sentence) => sentence.length > 0
