/** Lines of a source text; what is no text is left out. */
export const lines = (...parts) =>
  parts
    .flat(Infinity)
    .filter((part) => typeof part === 'string')
    .join('\n')

/** A value as a literal of the house: in single quotes. */
export function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : String(value)
}

/** A text in both languages as a literal of the house. */
export const textLiteral = ([zh, en]) => `{ zh: ${literal(zh)}, en: ${literal(en)} }`
