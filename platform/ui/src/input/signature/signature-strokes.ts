import type { PointGroup } from 'signature_pad'

/** A line as it was drawn, on a pad of a width in CSS pixels. */
export interface Stroke extends PointGroup {
  across: number
}

/** The same lines on a pad of another width. */
export function strokesAt(strokes: readonly Stroke[], width: number): PointGroup[] {
  return strokes.map(({ across, ...stroke }) => {
    const scale = width / across
    return {
      ...stroke,
      dotSize: stroke.dotSize * scale,
      minWidth: stroke.minWidth * scale,
      maxWidth: stroke.maxWidth * scale,
      points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
    }
  })
}

const typeface = "'Segoe Script', 'Snell Roundhand', 'Brush Script MT', 'STKaiti', 'KaiTi', cursive"

/** Writes a name as large as it fits. Returns the same as SVG. */
export function writeName(canvas: HTMLCanvasElement, name: string, colour: string): string {
  const { offsetWidth: width, offsetHeight: height } = canvas
  const context = canvas.getContext('2d')!
  const fontOf = (size: number) => `italic ${size}px ${typeface}`
  context.font = fontOf(100)
  const size = Math.min(height * 0.5, ((width * 0.86) / Math.max(1, context.measureText(name).width)) * 100)
  Object.assign(context, { font: fontOf(size), fillStyle: colour, textAlign: 'center', textBaseline: 'middle' })
  context.fillText(name, width / 2, height / 2)
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  const text = svg.appendChild(document.createElementNS(svg.namespaceURI, 'text'))
  text.textContent = name
  const style = {
    x: '50%',
    y: '50%',
    fill: colour,
    'font-size': `${size}`,
    'font-style': 'italic',
    'font-family': typeface,
    'text-anchor': 'middle',
    'dominant-baseline': 'middle',
  }
  for (const [key, value] of Object.entries(style)) text.setAttribute(key, value)
  return new XMLSerializer().serializeToString(svg)
}
