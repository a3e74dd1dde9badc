import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { tones } from './tones'
import { useDict } from './use-dict'

interface DictTagProps {
  dictType: string
  value: string | number
  /** A pill with a dot, for the state of a record. */
  dot?: boolean
}

/**
 * A value of a dictionary by its label and in its tint; one that is disabled without the tint, and with the word for it. The bare
 * value where the dictionary does not have it, and nothing until that has come.
 */
export function DictTag({ dictType, value, dot }: DictTagProps) {
  const { entryOf, labelOf } = useDict(dictType)
  const entry = entryOf(value)
  const listClass = entry?.status === 1 ? entry.listClass : 'default'
  const label = labelOf(value)
  return label ? (
    <StatusTag tone={tones[listClass]} dot={dot}>
      {label}
    </StatusTag>
  ) : null
}
