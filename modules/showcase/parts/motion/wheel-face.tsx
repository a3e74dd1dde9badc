import css from './lucky-wheel.module.css'

export interface Slice {
  key: string
  label: string
  /** Its middle, in degrees clockwise from the top. */
  middle: number
  /** In degrees. */
  width: number
  path: string
}

const radius = 100

/** In degrees: a label of a narrower slice is small and near the rim, and may cross its neighbours. */
const narrow = 24

function pointAt(degrees: number, distance = radius): string {
  const radians = (degrees * Math.PI) / 180
  return `${(Math.sin(radians) * distance).toFixed(3)} ${(-Math.cos(radians) * distance).toFixed(3)}`
}

/** Slices as wide as their weights; the first has its middle at the top. One without a weight has no slice, and of none all have the same. */
export function slicesOf(prizes: readonly { key: string; label: string; weight: number }[]): Slice[] {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const parts = prizes.map((prize) => ({ ...prize, width: 360 * (all > 0 ? prize.weight / all : 1 / prizes.length) }))
  const shown = parts.filter(({ width }) => width > 0)
  let end = -(shown[0]?.width ?? 0) / 2
  return shown.map(({ key, label, width }) => {
    const start = end
    end += width
    const isWhole = shown.length === 1
    const arc = `A${radius} ${radius} 0 ${width > 180 ? 1 : 0} 1 ${pointAt(end)}z`
    const path = isWhole ? `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}z` : `M0 0L${pointAt(start)}${arc}`
    return { key, label, middle: start + width / 2, width, path }
  })
}

/** The next angle of the wheel, after some whole turns, that has a slice under the pointer, not always in its very middle. */
export function angleUnderPointer({ middle, width }: Slice, from: number, turns: number): number {
  const off = turns === 0 ? 0 : (Math.random() - 0.5) * width * 0.7
  const wanted = off - middle
  const way = (((wanted - from) % 360) + 360) % 360
  return from + turns * 360 + way
}

/** Three tints in turn where that ends well, else two; no slice has the tint of its neighbour. */
function tintOf(index: number, count: number): number {
  if (count % 3 === 0) return index % 3
  return count % 2 && index === count - 1 ? 2 : index % 2
}

/** The slices with their labels, which stay upright on a wheel at this angle. For screen readers the prizes belong beside it, with their odds. */
export function WheelFace({ slices, angle }: { slices: readonly Slice[]; angle: number }) {
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true">
      <circle r="103" className={css.rim} />
      {slices.map(({ key, path }, index) => (
        <path key={key} d={path} className={css.slice} data-key={key} data-tint={tintOf(index, slices.length)} />
      ))}
      {slices.map(({ key, label, middle, width }) => (
        <g key={key} transform={`translate(${pointAt(middle, width < narrow ? 86 : 66)})`}>
          <text
            className={css.label}
            data-narrow={width < narrow || undefined}
            style={{ rotate: `${-angle}deg` }}
            textAnchor="middle"
            dominantBaseline="middle"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}
