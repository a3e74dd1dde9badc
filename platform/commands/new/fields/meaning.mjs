/**
 * Returns the options that follow from the name of a number. A list shows no sum of prices, rates and what else is for one of something, such as `unitCost` and `hoursPerDay`: it means
 * nothing. A year is an identifier, with neither a sum nor commas.
 */
export function optionsByName({ name, kind }) {
  if (kind === 'int' && /^year$|[a-z]Year$/.test(name)) return { identifier: true }
  const isNumber = ['int', 'money', 'decimal'].includes(kind)
  return isNumber && /^price$|Price$|^rate$|Rate$|^unit(?:Cost|Value|Weight)$|Per[A-Z]/.test(name)
    ? { total: false }
    : {}
}
