import type { Property, ShownPart, Values } from './part'

/** Returns the lines that import a part and render it with these values; what counts anyway is left out. */
export function partSource({ name, from, properties }: ShownPart, values: Values): string {
  const attributes = properties.flatMap((property) => {
    const value = values[property.name]
    if (value === undefined || (!property.isRequired && sourceOf(value) === property.initial)) return []
    if (property.name === 'children') return []
    return isPlain(value) ? attribute(property, value) : `${property.name}={${property.name}}`
  })
  const opening = [name, ...attributes].join(' ')
  const short = values.children === undefined ? `<${opening} />` : `<${opening}>…</${name}>`
  const element =
    short.length <= 80 && !short.includes('\n')
      ? short
      : [`<${name}`, ...attributes.map((one) => `  ${one}`)]
          .join('\n')
          .concat(values.children === undefined ? '\n/>' : `\n>\n  …\n</${name}>`)
  return `import { ${name} } from '${from}'\n\n${element}`
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

function attribute({ name, isRequired }: Property, value: unknown): string | [] {
  if (value === true) return name
  if (value === '' && !isRequired) return []
  return typeof value === 'string' && !/["\\&\n]/.test(value) ? `${name}="${value}"` : `${name}={${sourceOf(value)}}`
}

/** Text of several lines keeps them, in backticks. */
function sourceOf(value: unknown): string {
  if (typeof value !== 'string') return String(value)
  const mark = value.includes('\n') ? '`' : "'"
  return mark + value.replaceAll(mark === '`' ? /[\\`]|\$(?=\{)/g : /[\\']/g, '\\$&') + mark
}
