import { countText } from './number-text'

const units = ['KB', 'MB', 'GB', 'TB'] as const

/** A number of bytes as text, in units of 1024, rounded up to a kilobyte and above that to one decimal: 1572864 is "1.5 MB". */
export function sizeText(bytes: number): string {
  let size = Math.max(1, Math.ceil(bytes / 1024))
  let unit = 0
  while (size >= 1024 && unit < units.length - 1) {
    size = Math.round(size / 102.4) / 10
    unit += 1
  }
  return `${countText(size)} ${units[unit]}`
}
