interface Part {
  name: string
  value: number
}

/** The largest parts, and one for all others together where there are any; `nameOf` names it by how many they are. */
export function foldSmall(parts: readonly Part[], most: number, nameOf: (count: number) => string): Part[] {
  const sorted = parts.toSorted((a, b) => b.value - a.value)
  const rest = sorted.slice(most)
  if (rest.length < 2) return sorted
  return [
    ...sorted.slice(0, most),
    { name: nameOf(rest.length), value: rest.reduce((sum, { value }) => sum + value, 0) },
  ]
}
