import { isField, valueTypeOf } from '#modules/forms/engine/schema/field-kinds'
import type { Field, FormItem, Link, Rule } from '#modules/forms/engine/schema/form'
import { isShared } from '#modules/forms/engine/schema/kinds/shared-kinds'
import { conditionSentence } from './condition-sentence'
import { joined, term, type Sentence } from './sentence'
import type { Speaker } from './speaker'

/** The sentences of an item, each with its icon. */
export interface ItemSentence {
  readonly icon: string
  readonly sentence: Sentence
}

/** When an item is shown and required, where its value comes from, and its limits. */
export function itemSentences(speaker: Speaker, item: FormItem): ItemSentence[] {
  const shown = item.visible ? [{ icon: 'lucide:eye', sentence: shownSentence(speaker, item.visible) }] : []
  if (!isField(item)) return shown
  const rules = (item.rules ?? []).flatMap((rule) => {
    const sentence = ruleSentence(speaker, item, rule)
    return sentence ? [{ icon: rule.rule === 'required' ? 'lucide:asterisk' : 'lucide:ruler', sentence }] : []
  })
  const links = (item.links ?? []).map((link) => ({
    icon: 'lucide:calculator',
    sentence: linkSentence(speaker, item, link),
  }))
  return [...shown, ...rules, ...links]
}

export function shownSentence(speaker: Speaker, condition: NonNullable<FormItem['visible']>): Sentence {
  return speaker.say('shownWhen', { condition: conditionSentence(speaker, condition) })
}

/** Undefined for a rule that has neither a condition nor limits. */
export function ruleSentence(speaker: Speaker, field: Field, rule: Rule): Sentence | undefined {
  const { t } = speaker
  switch (rule.rule) {
    case 'required':
      return rule.when && speaker.say('requiredWhen', { condition: conditionSentence(speaker, rule.when) })
    case 'range':
      return rangeSentence(speaker, field, rule)
    case 'length': {
      const { min, max } = rule
      if (min !== undefined && max !== undefined) return [t('lengthBetween', { min, max })]
      if (min !== undefined) return [t('shortest', { count: min })]
      return max === undefined ? undefined : [t('longest', { count: max })]
    }
    case 'count': {
      const { min, max } = rule
      if (field.kind === 'rows') return rowsSentence(speaker, min, max)
      if (min !== undefined && max !== undefined) return [t('countBetween', { min, max })]
      if (min !== undefined) return [t('fewest', { count: min })]
      return max === undefined ? undefined : [t('mostChoices', { count: max })]
    }
    default:
      return undefined
  }
}

function rowsSentence({ t }: Speaker, min?: number, max?: number): Sentence | undefined {
  if (min !== undefined && max !== undefined) return [t('rowsBetween', { min, max })]
  if (min !== undefined) return [t('fewestRows', { count: min })]
  return max === undefined ? undefined : [t('mostRows', { count: max })]
}

function rangeSentence(speaker: Speaker, field: Field, { min, max }: { min?: unknown; max?: unknown }) {
  const own = isShared(field) ? field : undefined
  const end = (value: unknown) => term(speaker.valueText(own, value as number | string))
  const isNumber = valueTypeOf(field) === 'number'
  if (min !== undefined && max !== undefined) return speaker.say('between', { min: end(min), max: end(max) })
  if (min !== undefined) return speaker.say(isNumber ? 'atLeast' : 'notBefore', { min: end(min) })
  return max === undefined ? undefined : speaker.say(isNumber ? 'atMost' : 'notAfter', { max: end(max) })
}

export function linkSentence(speaker: Speaker, field: Field, link: Link): Sentence {
  const value = linkedValue(speaker, field, link)
  if (!link.when) return value
  return speaker.say('linkedWhen', { link: value, condition: conditionSentence(speaker, link.when) })
}

function linkedValue(speaker: Speaker, field: Field, link: Link): Sentence {
  if ('to' in link) {
    if (link.to === '') return [speaker.t('cleared')]
    return speaker.say('setTo', { value: term(speaker.valueText(field, link.to)) })
  }
  if ('copy' in link) return speaker.say('copied', { field: term(speaker.nameAt(link.copy)) })
  if ('days' in link) {
    const [from, to] = link.days.map((key) => term(speaker.nameAt(key)))
    if (from && to) return speaker.say('daysFrom', { from, to })
    return speaker.say('daysOf', { range: from ?? [speaker.t('noValue')] })
  }
  const [keys, sign] = 'sum' in link ? [link.sum, ' + '] : [link.product, ' × ']
  const names = keys.map((key) => term(speaker.nameAt(key)))
  return speaker.say('calculated', { terms: names.length > 0 ? joined(names, sign) : [speaker.t('noValue')] })
}
