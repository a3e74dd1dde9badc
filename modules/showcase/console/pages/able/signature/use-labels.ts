import { useText } from 'atrium/console/text'
import { texts } from './text'

const keys = [
  'pad',
  'hint',
  'undo',
  'redo',
  'clear',
  'type',
  'draw',
  'name',
  'colour',
  'width',
  'thin',
  'medium',
  'thick',
] as const

/** The names of the pad and of its tools. */
export function useLabels(): Record<(typeof keys)[number], string> {
  const t = useText(texts)
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<(typeof keys)[number], string>
}
