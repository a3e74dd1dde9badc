/** Matches any text within a line; as a whole line, any number of lines. */
const anything = '…'

/**
 * Compares what was printed with the lines that a guide shows. Returns undefined where they agree, else `{ index, printed }`: the first line
 * of `expected` that is not there (its length, where more was printed) and what was printed in its place.
 * @param {string[]} expected
 * @param {string} output
 */
export function difference(expected, output) {
  const wanted = withoutEmptyEnds(expected)
  const printed = withoutEmptyEnds(output.split('\n'))
  const skipped = expected.findIndex((line) => line.trim() !== '')
  // `best` is the furthest that the lines agree, by any choice of what `…` takes.
  let best = { index: 0, at: 0 }
  const agree = (index, at) => {
    if (index > best.index) best = { index, at }
    if (index === wanted.length) {
      if (index === best.index) best = { index, at }
      return at === printed.length
    }
    if (wanted[index].trim() === anything) {
      for (let next = at; next <= printed.length; next += 1) if (agree(index + 1, next)) return true
      return false
    }
    return at < printed.length && pattern(wanted[index]).test(printed[at].trimEnd()) && agree(index + 1, at + 1)
  }
  if (agree(0, 0)) return undefined
  return { index: Math.max(skipped, 0) + best.index, printed: printed[best.at] }
}

/** The address of a server of this machine differs by its port alone. */
const withoutPort = (line) => line.replaceAll(/(127\.0\.0\.1|localhost):\d+/g, '$1:PORT')

function pattern(line) {
  const parts = withoutPort(line.trimEnd())
    .split(anything)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('PORT', String.raw`(?:PORT|\d+)`))
  return new RegExp(`^${parts.join('.*')}$`)
}

function withoutEmptyEnds(lines) {
  const isFull = (line) => line.trim() !== ''
  return lines.slice(Math.max(lines.findIndex(isFull), 0), lines.findLastIndex(isFull) + 1)
}
