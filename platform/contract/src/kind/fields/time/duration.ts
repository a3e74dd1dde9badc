import type { Language, LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { intKind, limitsOf, type NumberTypes } from '../number/int'

interface Limits {
  /** The shortest and the longest, in minutes. */
  readonly min?: number
  readonly max?: number
}

const kind = fieldKind<number, Limits & Record<string, unknown>>({
  ...intKind,
  name: 'duration',
  words: { zh: '时长', en: 'Duration' },
  parse: (text) => {
    const [whole, hours, minutes] =
      /^(?:(\d{1,6})\s*(?:h|小时|:|：)\s*)?(?:(\d{1,7})\s*(?:min|m|分钟|分)?)?$/i.exec(text) ?? []
    return whole ? { value: Number(hours ?? 0) * 60 + Number(minutes ?? 0) } : { error: 'wrongType' }
  },
  text: (value, _, { language }) => durationText(value, language),
  sample: (n) => 90 + n * 30,
  wrong: () => [-1, 1.5, '90'],
})

/** Returns minutes as text: 90 is "1 h 30 min". */
export function durationText(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const [hour, minute] = language === 'en' ? [' h', ' min'] : [' 小时', ' 分钟']
  const parts = [...(hours > 0 ? [hours + hour] : []), ...(rest > 0 || hours === 0 ? [rest + minute] : [])]
  return parts.join(' ')
}

/** How long something takes, in whole minutes. */
export const duration = <const O extends FieldOptions & Limits>(label: LocalText, options?: O) =>
  fieldOf<NumberTypes, O>(kind, label, options, limitsOf(options))
