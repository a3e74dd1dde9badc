/** Shorter names are near to too many others, as HOST is to HOME. */
const shortest = 8

/** Whether two names differ in one letter, one more or one less, or in two that changed places. */
export function isNear(name: string, other: string): boolean {
  if (name.length < shortest || name === other || Math.abs(name.length - other.length) > 1) return false
  let start = 0
  while (start < name.length && name[start] === other[start]) start += 1
  const [rest, otherRest] = [name.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}
