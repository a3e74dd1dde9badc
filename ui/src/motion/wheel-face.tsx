import css from './lucky-wheel.module.css'

interface Slice {
  key: string
  label: string
  /** Its middle, in degrees clockwise from the top. */
  middle: number
  path: string
}

const radius = 100

function pointAt(degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  return `${(Math.sin(radians) * radius).toFixed(3)} ${(-Math.cos(radians) * radius).toFixed(3)}`
}

/** Slices of the same size, so that every label fits; the first has its middle at the top. */
export function slicesOf(prizes: readonly { key: string; label: string }[]): Slice[] {
  const width = 360 / prizes.length
  return prizes.map(({ key, label }, index) => {
    const middle = index * width
    const isWhole = prizes.length === 1
    const path = isWhole
      ? `M0 ${-radius}A${radius} ${radius} 0 1 1 -0.01 ${-radius}z`
      : `M0 0L${pointAt(middle - width / 2)}A${radius} ${radius} 0 0 1 ${pointAt(middle + width / 2)}z`
    return { key, label, middle, path }
  })
}

/** The next angle of the wheel, after some whole turns, that has a slice under the pointer, not always in its very middle. */
export function angleUnderPointer(index: number, count: number, from: number, turns: number): number {
  const width = 360 / count
  const off = turns === 0 ? 0 : (Math.random() - 0.5) * width * 0.7
  const wanted = -index * width + off
  const way = (((wanted - from) % 360) + 360) % 360
  return from + turns * 360 + way
}

/** The slices with their labels. For screen readers the prizes belong beside the wheel, with their odds. */
export function WheelFace({ slices }: { slices: readonly Slice[] }) {
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true">
      <circle r="103" className={css.rim} />
      {slices.map(({ key, label, middle, path }, index) => (
        <g key={key} className={css.slice} data-tint={slices.length % 2 && index === slices.length - 1 ? 2 : index % 2}>
          <path d={path} />
          <text
            transform={`rotate(${middle}) translate(0 -62) rotate(-90)`}
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
