import type { Path } from '@atrium/contract/form-schema/form-walk'

/**
 * The line (from 1) of what a path leads to in a JSON text that can be read; of the nearest thing around it where that is missing.
 */
export function lineOf(text: string, path: Path): number {
  let at = 0
  const blank = () => {
    while (/\s/.test(text[at] ?? '')) at++
  }
  const string = (): string => {
    const start = at++
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
    at++
    return JSON.parse(text.slice(start, at)) as string
  }
  let found = 0
  let depth = 0
  const value = (matched: number): void => {
    blank()
    if (matched >= depth) [found, depth] = [at, matched]
    if (text[at] === '"') return void string()
    if (text[at] !== '{' && text[at] !== '[') {
      while (at < text.length && !/[,\]}\s]/.test(text[at]!)) at++
      return
    }
    const isList = text[at] === '['
    at++
    for (let number = 0; ; number++) {
      blank()
      if (text[at] === ']' || text[at] === '}') break
      const name = isList ? number : string()
      if (!isList) {
        blank()
        at++
      }
      // Deeper only along the path.
      value(matched >= 0 && path[matched] === name ? matched + 1 : -1)
      blank()
      if (text[at] === ',') at++
    }
    at++
  }
  value(0)
  return text.slice(0, found).split('\n').length
}

/** The line at which a text stops being JSON. */
export function brokenLine(text: string, error: unknown): number {
  const message = String(error)
  const line = /line (\d+)/.exec(message)?.[1]
  if (line) return Number(line)
  const position = /position (\d+)/.exec(message)?.[1]
  return position ? text.slice(0, Number(position)).split('\n').length : text.split('\n').length
}
