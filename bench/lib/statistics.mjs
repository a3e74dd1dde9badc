/** The value that the given part of all values is below or equal to, such as 0.99. */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2
}

export const range = (length, of = (index) => index) => Array.from({ length }, (_, index) => of(index))

export const rounded = (value, digits = 0) => Number(value.toFixed(digits))
