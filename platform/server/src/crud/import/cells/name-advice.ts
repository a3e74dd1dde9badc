import type { Language } from 'atrium/contract/language'
import type { FieldError } from '#server/call/text/field-error-code'
import type { Offered } from './offered'

/** Says at a cell why its name is none of those that are offered, and which one would be valid. */
export type Advise = (name: string, offered: Offered<unknown>) => FieldError

/** Names that are listed in one message. */
const mostListed = 6

/** Different names that are compared with all that are offered: a file may have thousands, and there may be thousands of departments. */
const mostCompared = 100

const shown = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name)
const listed = (names: readonly string[]) => names.slice(0, mostListed).map(shown)

/** For the rows of one file, in which the same name is wrong again and again. */
export function createAdvice(language: Language): Advise {
  const separator = language === 'en' ? ', ' : '、'
  const known = new Map<Offered<unknown>, Map<string, FieldError>>()
  let compared = 0
  return (name, offered) => {
    const errors = known.get(offered) ?? new Map<string, FieldError>()
    known.set(offered, errors)
    const error =
      errors.get(name) ?? errorOf(name, offered, { separator, mayCompare: () => ++compared <= mostCompared })
    errors.set(name, error)
    return error
  }
}

interface Limits {
  readonly separator: string
  readonly mayCompare: () => boolean
}

function errorOf(name: string, offered: Offered<unknown>, { separator, mayCompare }: Limits): FieldError {
  const sharing = offered.ids.get(name.toLowerCase()) === null ? offered.textsOf(name) : []
  if (sharing.length > 0) return ['sharedName', shown(name), listed(sharing).join(separator)]
  const { texts } = offered
  const near = texts.length > 0 && mayCompare() ? nearest(name, texts) : undefined
  if (near !== undefined) return ['unknownNameNear', shown(name), shown(near)]
  if (texts.length === 0 || texts.length > mostListed) return ['unknownName', shown(name)]
  return ['unknownNameOf', shown(name), listed(texts).join(separator)]
}

/** The name that is most like another one, if one is: it differs in a third of its characters at most, or one has the other in it. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const wanted = [...name.toLowerCase()].slice(0, 100)
  const most = Math.max(1, Math.floor(wanted.length / 3))
  const isLike = (other: string) =>
    wanted.length > 1 && (other.includes(wanted.join('')) || (other.length > 1 && wanted.join('').includes(other)))
  let best: { name: string; difference: number } | undefined
  for (const candidate of names) {
    const other = candidate.toLowerCase()
    const difference = isLike(other) ? most : differenceOf(wanted, [...other], most)
    if (difference <= most && difference < (best?.difference ?? Infinity)) best = { name: candidate, difference }
  }
  return best?.name
}

/** How many characters have to be changed, put in or left out to make one of the other; more than `most` is not counted. */
function differenceOf(one: readonly string[], other: readonly string[], most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, character] of one.entries()) {
    const next = [at + 1]
    for (const [place, its] of other.entries()) {
      next.push(Math.min(row[place + 1]! + 1, next[place]! + 1, row[place]! + (character === its ? 0 : 1)))
    }
    row = next
  }
  // A name that shares no character with it is not like it, however short both are.
  return row.at(-1)! < Math.max(one.length, other.length) ? row.at(-1)! : Infinity
}
