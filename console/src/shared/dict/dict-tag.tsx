import { StatusTag } from '@atrium/ui/status-tag'
import { tones } from './tones'
import { useDict } from './use-dict'

interface DictTagProps {
  dictType: string
  value: string | number
  /** A pill with a dot, for the state of a record. */
  dot?: boolean
}

/** A value of a dictionary by its label and in its tint; the bare value where the dictionary does not have it. */
export function DictTag({ dictType, value, dot }: DictTagProps) {
  const entry = useDict(dictType).entryOf(value)
  return (
    <StatusTag tone={tones[entry?.listClass ?? 'default']} dot={dot}>
      {entry?.label ?? value}
    </StatusTag>
  )
}
