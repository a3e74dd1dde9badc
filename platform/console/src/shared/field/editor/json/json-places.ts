import { parse } from 'json-source-map'

const pointerOf = (path: readonly string[]) =>
  path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/**
 * Returns where the value at a path of a text is or, where that is missing, the value around it; undefined where the text is no JSON.
 * Lines and columns count from 0.
 */
export function placeIn(text: string) {
  const pointers = pointersOf(text)
  return (path: readonly string[]) => {
    const around = path.map((_, at) => pointerOf(path.slice(0, path.length - at)))
    const known = around.find((one) => pointers && one in pointers)
    return pointers?.[known ?? '']
  }
}

function pointersOf(text: string) {
  try {
    return parse(text).pointers
  } catch {
    return undefined
  }
}

/** Where a line and a column, from 0, are in a text. */
export function offsetOf(text: string, { line = 0, column = 0 }: { line?: number; column?: number }): number {
  const before = text.split('\n').slice(0, line)
  return Math.min(text.length, before.reduce((sum, one) => sum + one.length + 1, 0) + column)
}
