/** The value that the given part of all values is below or equal to: 0.5 for the median. */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

export const median = (values) => quantile(values, 0.5)

export const range = (length, of = (index) => index) => Array.from({ length }, (_, index) => of(index))

export const rounded = (value, digits = 0) => Number(value.toFixed(digits))
