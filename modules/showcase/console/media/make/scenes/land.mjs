import { band, circle, d, path, rect, shape, times } from '../svg.mjs'

/** Hills, one behind the other, under the sun. */
export function hills(w, h, [, , far, mid, near, light], random) {
  const ridge = (y) => times(5, () => h * (y + random() * 0.13))
  return [
    circle(w * (0.25 + random() * 0.5), h * 0.34, Math.min(w, h) * 0.13, light),
    band(w, ridge(0.42), h, far, { opacity: 0.7 }),
    band(w, ridge(0.55), h, far),
    band(w, ridge(0.67), h, mid),
    band(w, ridge(0.8), h, near),
  ]
}

function peak(x, y, half, shore, [fill, near, light]) {
  return [
    shape(
      [
        [x - half, shore],
        [x, y],
        [x + half, shore],
      ],
      fill,
    ),
    shape(
      [
        [x, y],
        [x + half, shore],
        [x + half * 0.24, shore],
        [x - half * 0.12, y + (shore - y) * 0.5],
      ],
      near,
      { opacity: 0.25 },
    ),
    shape(
      [
        [x, y],
        [x + half * 0.26, y + (shore - y) * 0.26],
        [x + half * 0.06, y + (shore - y) * 0.2],
        [x - half * 0.1, y + (shore - y) * 0.3],
        [x - half * 0.26, y + (shore - y) * 0.26],
      ],
      light,
    ),
  ]
}

/** Peaks with snow, and the lake below. */
export function mountains(w, h, [, , far, mid, near, light], random) {
  const shore = h * 0.7
  return [
    circle(w * 0.8, h * 0.2, w * 0.06, light),
    peak(w * (0.2 + random() * 0.1), h * 0.32, w * 0.4, shore, [far, near, light]),
    peak(w * 0.82, h * 0.38, w * 0.36, shore, [far, near, light]),
    peak(w * (0.5 + random() * 0.08), h * 0.2, w * 0.42, shore, [mid, near, light]),
    rect(0, shore, w, h, far),
    shape(
      [
        [w * 0.12, shore],
        [w * 0.9, shore],
        [w * 0.52, h * 0.98],
      ],
      mid,
      { opacity: 0.5 },
    ),
    times(6, (i) =>
      rect(w * random() * 0.8, shore + (h - shore) * (0.12 + i * 0.14), w * 0.2, 2.5, light, { opacity: 0.65 }),
    ),
    rect(0, shore - 2, w, 4, near, { opacity: 0.6 }),
  ]
}

/** Sand in long waves, lit from one side. */
export function dunes(w, h, [, , far, mid, near, light], random) {
  const dune = (y, x, fill, shade) => {
    const top = h * y
    return [
      path(
        d`M0 ${top + h * 0.16}Q${w * x * 0.6} ${top + h * 0.12} ${w * x} ${top}Q${w * (x + 0.2)} ${top + h * 0.16} ${w} ${top + h * 0.12}V${h}H0z`,
        fill,
      ),
      path(
        d`M${w * x} ${top}Q${w * (x + 0.2)} ${top + h * 0.16} ${w} ${top + h * 0.12}V${h}H${w * (x - 0.3)}Q${w * (x + 0.02)} ${top + h * 0.24} ${w * x} ${top}z`,
        shade,
        { opacity: 0.55 },
      ),
    ]
  }
  return [
    circle(w * 0.68, h * 0.24, Math.min(w, h) * 0.1, light),
    dune(0.4, 0.3 + random() * 0.1, far, mid),
    dune(0.55, 0.62 + random() * 0.1, far, mid),
    dune(0.72, 0.36 + random() * 0.1, mid, near),
  ]
}

/** The sea with the sun on it, and a sail. */
export function sea(w, h, [, , far, mid, near, light], random) {
  const horizon = h * 0.52
  const r = Math.min(w, h) * 0.17
  const x = w * 0.6
  return [
    circle(x, horizon, r, light),
    rect(0, horizon, w, h, far),
    times(9, (i) => {
      const width = r * (2 - i * 0.16) * (0.6 + random() * 0.5)
      return rect(x - width / 2 + (random() - 0.5) * 14, horizon + 8 + i * (h * 0.035), width, 4, light, {
        rx: 2,
        opacity: 0.8,
      })
    }),
    band(
      w,
      times(6, () => h * (0.74 + random() * 0.04)),
      h,
      mid,
    ),
    band(
      w,
      times(6, () => h * (0.86 + random() * 0.05)),
      h,
      near,
    ),
    path(d`M${w * 0.24} ${h * 0.66}V${h * 0.4}q${w * 0.1} ${h * 0.14} ${w * 0.12} ${h * 0.24}z`, light),
    path(d`M${w * 0.23} ${h * 0.65}V${h * 0.45}q${-w * 0.07} ${h * 0.1} ${-w * 0.08} ${h * 0.19}z`, light, {
      opacity: 0.75,
    }),
    path(
      d`M${w * 0.14} ${h * 0.67}H${w * 0.38}q${-w * 0.03} ${h * 0.05} ${-w * 0.08} ${h * 0.05}H${w * 0.2}q${-w * 0.05} 0 ${-w * 0.06} ${-h * 0.05}z`,
      near,
    ),
  ]
}

/** Firs in the mist. */
export function forest(w, h, [, , far, mid, near, light], random) {
  const fir = (x, bottom, height, fill) =>
    times(3, (i) => {
      const half = height * (0.2 + i * 0.06)
      const top = bottom - height + i * height * 0.24
      return shape(
        [
          [x - half, top + height * 0.42],
          [x, top],
          [x + half, top + height * 0.42],
        ],
        fill,
      )
    })
  const row = (y, height, fill, count) =>
    times(count, (i) =>
      fir((w * (i + 0.2 + random() * 0.6)) / count, h * y, h * height * (0.75 + random() * 0.4), fill),
    )
  return [
    circle(w * 0.32, h * 0.26, Math.min(w, h) * 0.12, light),
    row(0.64, 0.3, far, 9),
    rect(0, h * 0.6, w, h, far),
    rect(0, h * 0.58, w, h * 0.1, light, { opacity: 0.3 }),
    row(0.84, 0.38, mid, 6),
    rect(0, h * 0.8, w, h, mid),
    row(1.02, 0.44, near, 4),
  ]
}
