/** Parts a list that would make a function too long. */
export function partsOf(list, size) {
  const parts = []
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size))
  return parts
}

/** Returns the name of a part of a list. */
export const partName = (index) => ['first', 'further', 'last'][index] ?? `part${index + 1}`
