import type { DictData } from 'atrium/contract/system/dict'
import type { Tone } from 'atrium/ui/feedback/status-tag'

/** The tint of a dictionary's value, by its `listClass`. */
export const tones: Readonly<Record<DictData['listClass'], Tone>> = {
  default: 'neutral',
  primary: 'primary',
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
}
