/** A repeatable source of numbers from 0 to 1: the same seed draws the same picture. */
export function randomFrom(seed) {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const short = (value) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)

function tag(name, attributes) {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${short(value)}"`)
  return `<${name}${text.join('')}/>`
}

/** Numbers of a path with one decimal. */
export const d = (strings, ...values) =>
  strings.map((text, index) => text + (index < values.length ? short(values[index]) : '')).join('')

export const rect = (x, y, width, height, fill, more = {}) => tag('rect', { x, y, width, height, fill, ...more })
export const circle = (cx, cy, r, fill, more = {}) => tag('circle', { cx, cy, r, fill, ...more })
export const path = (shape, fill, more = {}) => tag('path', { d: shape, fill, ...more })

/** A polygon through points `[x, y]`. */
export const shape = (points, fill, more) =>
  path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`, fill, more)

/** An opening with a round top that stands on `bottom`. */
export function arch(x, bottom, width, height, fill, more) {
  const r = width / 2
  return path(d`M${x} ${bottom}v${r - height}a${r} ${r} 0 0 1 ${width} 0V${bottom}z`, fill, more)
}

/** A band from a curve through `heights` at equal steps down to `bottom`. */
export function band(width, heights, bottom, fill, more) {
  const step = width / (heights.length - 1)
  const curves = heights
    .slice(1)
    .map((y, index) => d`S${(index + 0.5) * step} ${y} ${(index + 1) * step} ${y}`)
    .join('')
  return path(d`M0 ${heights[0]}` + curves + d`V${bottom}H0z`, fill, more)
}

/** A picture over a sky that goes from one tone to the other. */
export function picture(width, height, [top, low], content) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `${rect(0, 0, width, height, 'url(#s)')}${content.flat(9).join('')}</svg>\n`
  )
}

export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index))
