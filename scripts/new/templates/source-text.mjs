const groups = [/^[^@#.]/, /^@(?!atrium)/, /^@atrium/, /^#/, /^\.\./, /^\.\//]
const groupOf = (from) => groups.findIndex((group) => group.test(from))

/** The imports of a generated file, collected while its parts are written. */
export function importsOf() {
  const modules = new Map()
  const namesOf = (from) => modules.get(from) ?? modules.set(from, new Map()).get(from)
  return {
    /** Adds values that are imported by name. */
    add: (from, ...names) => names.forEach((name) => namesOf(from).set(name, false)),
    /** Adds types. A name that is also imported as a value is imported once. */
    addType(from, ...names) {
      for (const name of names) if (!namesOf(from).has(name)) namesOf(from).set(name, true)
    },
    /** Adds a default or namespace import, such as `* as z`. */
    addWhole: (from, clause) => modules.set(from, clause),
    /** The source of the file: the imports, and `body` below them. */
    above: (body) => `${importLines(modules)}\n\n${body}\n`,
  }
}

const importLines = (modules) =>
  [...modules]
    .toSorted(([a], [b]) => groupOf(a) - groupOf(b) || (a < b ? -1 : 1))
    .map(([from, names]) => `import ${typeof names === 'string' ? names : clauseOf(names)} from '${from}'`)
    .join('\n')

function clauseOf(names) {
  const place = ([name, isType]) => `${isType ? 1 : 0} ${name.toLowerCase()}`
  const sorted = [...names].toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  const areTypes = sorted.every(([, isType]) => isType)
  const list = sorted.map(([name, isType]) => (isType && !areTypes ? `type ${name}` : name)).join(', ')
  return `${areTypes ? 'type ' : ''}{ ${list} }`
}

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
