const tints = ['#5240ff', '#0f8a6d', '#c2410c', '#b4236b', '#1d6fd8', '#7a4bd0'] as const

/** A portrait of two arches in two tints of one colour, as a data address of an SVG picture; the same for the same number. */
export function drawAvatar(number: number): string {
  const tint = tints[number % tints.length]!
  const width = 18 + (number % 4) * 4
  const top = 22 + (number % 3) * 5
  const left = 32 - width / 2
  const arch = (x: number, y: number, w: number, opacity: number) =>
    `<path d="M${x} 64V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V64z" fill="${tint}" opacity="${opacity}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z" fill="${tint}" opacity=".16"/>${arch(left - 8, top, width + 16, 0.3)}${arch(left, top + 14, width, 0.85)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The portrait of somebody who has not chosen one. */
export function nameAvatar(username: string): string {
  return drawAvatar([...username].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0))
}
