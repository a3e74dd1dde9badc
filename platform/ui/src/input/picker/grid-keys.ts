interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly timeStamp: number
}

interface Place {
  readonly at: number
  readonly columns: number
  readonly count: number
  /** Rows that are visible. */
  readonly page: number
}

/** Where a key leads in a grid; undefined for one that moves nothing. The ends hold. */
export function stepInGrid({ key, ctrlKey }: Key, { at, columns, count, page }: Place): number | undefined {
  const row = at - (at % columns)
  const last = count - 1
  const target = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    // In the last row there is nothing below; from the row before it, the last one where the column is missing.
    ArrowDown: at + columns > last && row + columns > last ? at : at + columns,
    ArrowUp: at < columns ? at : at - columns,
    Home: ctrlKey ? 0 : row,
    End: ctrlKey ? last : row + columns - 1,
    PageDown: at + page * columns,
    PageUp: at - page * columns,
  }[key]
  return target === undefined ? undefined : Math.max(0, Math.min(target, last))
}

/** The letters that were typed last, and their time, in milliseconds of the document. */
export interface Typed {
  text: string
  at: number
}

/** In milliseconds: a letter that comes later begins a new word. */
const pause = 700

/** The next name that begins with the letters typed so far; undefined for a key that is no letter, and where there is none. */
export function typedAhead(event: Key, names: readonly string[], at: number, typed: Typed): number | undefined {
  if (!/^[a-z\d-]$/i.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const isMore = event.timeStamp - typed.at < pause
  typed.text = (isMore ? typed.text : '') + event.key.toLowerCase()
  typed.at = event.timeStamp
  // A further letter may keep the name that the first one found.
  const from = isMore ? at : at + 1
  const order = [...names.keys()].map((index) => (index + from) % names.length)
  return order.find((index) => names[index]!.replace(/^.*:/, '').startsWith(typed.text))
}
