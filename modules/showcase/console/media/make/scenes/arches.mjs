import { arch, circle, d, path, rect, shape, times } from '../svg.mjs'

/** A wall of arches; light falls through them onto the floor. */
export function arcade(w, h, [, , far, mid, near, light]) {
  const count = Math.max(2, Math.round(w / 150))
  const step = w / count
  const floor = h * 0.78
  return [
    circle(w * 0.7, h * 0.3, w * 0.1, light),
    rect(0, h * 0.58, w, h, far),
    `<mask id="m">${rect(0, 0, w, h, '#fff')}${times(count, (i) => arch(step * (i + 0.18), floor, step * 0.64, floor - h * 0.2, '#000')).join('')}</mask>`,
    rect(0, 0, w, floor, mid, { mask: 'url(#m)' }),
    rect(0, h * 0.06, w, h * 0.02, near, { opacity: 0.5 }),
    times(count, (i) =>
      arch(step * (i + 0.14), floor, step * 0.72, floor - h * 0.17, 'none', { stroke: near, 'stroke-width': 3 }),
    ),
    rect(0, floor, w, h - floor, near),
    times(count, (i) => {
      const x = step * (i + 0.18)
      return shape(
        [
          [x, floor],
          [x + step * 0.64, floor],
          [x + step * 0.3, h],
          [x - step * 0.5, h],
        ],
        light,
        { opacity: 0.28 },
      )
    }),
  ]
}

/** Arch behind arch, to the light at the end. */
export function passage(w, h, [, , far, mid, near, light]) {
  const tones = [near, mid, far]
  return [
    rect(0, 0, w, h, near),
    times(7, (i) => {
      const size = 1 - i * 0.135
      const width = w * 0.86 * size
      const height = h * 0.9 * size
      return arch((w - width) / 2, h * (0.98 - i * 0.035), width, height, i === 6 ? light : tones[(i + 1) % 3], {
        opacity: i === 6 ? 1 : 0.9,
      })
    }),
    shape(
      [
        [w * 0.41, h * 0.77],
        [w * 0.59, h * 0.77],
        [w * 0.78, h],
        [w * 0.22, h],
      ],
      light,
      { opacity: 0.35 },
    ),
  ]
}

/** Steps that climb to a door. */
export function stairs(w, h, [, , far, mid, near, light]) {
  const count = 9
  const step = (h * 0.55) / count
  return [
    rect(w * 0.5, 0, w * 0.5, h * 0.5, far),
    arch(w * 0.66, h * 0.45, w * 0.2, h * 0.3, near),
    arch(w * 0.7, h * 0.45, w * 0.12, h * 0.24, light),
    times(count, (i) => [
      shape(
        [
          [(w * 0.6 * (count - 1 - i)) / count, h * 0.45 + step * i],
          [w, h * 0.45 + step * i],
          [w, h],
          [0, h],
        ],
        i % 2 ? mid : far,
      ),
      rect((w * 0.6 * (count - 1 - i)) / count, h * 0.45 + step * i, w, 3, light, { opacity: 0.7 }),
    ]),
    shape(
      [
        [0, h],
        [0, h * 0.2],
        [w * 0.1, h * 0.14],
        [w * 0.1, h],
      ],
      near,
    ),
  ]
}

/** A dome between two towers. */
export function dome(w, h, [, , far, mid, near, light]) {
  const r = w * 0.24
  const base = h * 0.62
  const tower = (x) => [
    rect(x, h * 0.36, w * 0.09, h, mid),
    path(d`M${x} ${h * 0.36}q${w * 0.045} ${-h * 0.16} ${w * 0.09} 0z`, near),
    arch(x + w * 0.025, h * 0.52, w * 0.04, h * 0.09, light, { opacity: 0.8 }),
  ]
  return [
    circle(w * 0.5, h * 0.36, w * 0.3, light, { opacity: 0.5 }),
    tower(w * 0.1),
    tower(w * 0.81),
    path(d`M${w / 2 - r} ${base}a${r} ${r * 1.15} 0 0 1 ${r * 2} 0z`, mid),
    times(5, (i) =>
      path(
        d`M${w / 2} ${base - r * 1.15}Q${w / 2 + (i - 2) * r * 0.55} ${base - r} ${w / 2 + (i - 2) * r * 0.5} ${base}`,
        'none',
        {
          stroke: far,
          'stroke-width': 2.5,
        },
      ),
    ),
    rect(w / 2 - 2, base - r * 1.5, 4, r * 0.4, near),
    circle(w / 2, base - r * 1.52, 6, near),
    rect(w * 0.2, base, w * 0.6, h, near),
    times(5, (i) => arch(w * (0.235 + i * 0.11), h * 0.86, w * 0.085, h * 0.17, i === 2 ? light : mid)),
    rect(0, h * 0.86, w, h, far),
    rect(0, h * 0.86, w, h * 0.012, near),
  ]
}

/** A bridge of round arches and its reflection. */
export function bridge(w, h, [, , far, mid, near, light]) {
  const water = h * 0.66
  const count = 3
  const step = w / count
  const arches = times(count, (i) => circle(step * (i + 0.5), water, step * 0.36, '#000'))
  return [
    circle(w * 0.24, h * 0.28, w * 0.08, light),
    path(d`M0 ${water}V${h * 0.5}Q${w * 0.3} ${h * 0.34} ${w * 0.55} ${h * 0.5}T${w} ${h * 0.46}V${water}z`, far),
    rect(0, water, w, h, far, { opacity: 0.7 }),
    `<mask id="m">${rect(0, 0, w, h, '#fff')}${arches.join('')}</mask>`,
    `<g mask="url(#m)">${path(d`M0 ${h * 0.5}Q${w / 2} ${h * 0.36} ${w} ${h * 0.5}V${water}H0z`, near)}${path(d`M0 ${water}H${w}V${h * 0.84}Q${w / 2} ${h * 0.97} 0 ${h * 0.84}z`, mid, { opacity: 0.65 })}</g>`,
    times(7, (i) =>
      rect(((i * 0.37) % 1) * w, water + h * (0.05 + i * 0.04), w * 0.16, 2.5, light, { opacity: 0.6, rx: 1 }),
    ),
  ]
}

/** Tall windows, each with its own piece of the view. */
export function windows(w, h, [, low, far, mid, near, light]) {
  const [columns, rows] = [Math.max(2, Math.round(w / 130)), Math.max(2, Math.round(h / 170))]
  const [sx, sy] = [w / columns, h / rows]
  return [
    rect(0, 0, w, h, mid),
    times(columns * rows, (i) => {
      const [x, y] = [(i % columns) * sx, Math.floor(i / columns) * sy]
      const isLit = (i * 7 + rows) % 5 === 0
      const bottom = y + sy * 0.86
      return [
        arch(x + sx * 0.16, bottom, sx * 0.68, sy * 0.74, near),
        arch(x + sx * 0.22, bottom, sx * 0.56, sy * 0.68, isLit ? light : low),
        !isLit &&
          shape(
            [
              [x + sx * 0.22, bottom],
              [x + sx * 0.78, bottom - sy * 0.3],
              [x + sx * 0.78, bottom],
            ],
            far,
          ),
        rect(x + sx * 0.49, y + sy * 0.18, sx * 0.02, sy * 0.68, near),
        rect(x + sx * 0.1, bottom, sx * 0.8, sy * 0.04, far),
      ].filter(Boolean)
    }),
  ]
}
