import { arch, circle, d, path, rect, shape, times } from '../svg.mjs'

/** Houses of a city up to the horizon, some windows lit. */
export function skyline(w, h, [, , far, mid, near, light], random) {
  const row = (base, from, to, fill, lit) => {
    const parts = []
    for (let x = -10; x < w;) {
      const width = 34 + random() * 44
      const top = h * (from + random() * (to - from))
      parts.push(rect(x, top, width - 4, h * base - top, fill))
      if (random() > 0.6) parts.push(rect(x + width / 2 - 4, top - 18, 3, 18, fill))
      for (let y = lit ? top + 12 : h; y < h * base - 14; y += 18)
        for (let column = x + 8; column < x + width - 14; column += 13)
          if (random() > 0.55) parts.push(rect(column, y, 6, 9, light, { opacity: random() > 0.4 ? 0.9 : 0.4 }))
      x += width
    }
    return parts
  }
  return [
    circle(w * 0.72, h * 0.2, Math.min(w, h) * 0.09, light),
    row(1, 0.34, 0.52, far, false),
    row(1, 0.46, 0.66, mid, false),
    row(1, 0.6, 0.8, near, true),
  ]
}

/** Roofs of an old town. */
export function roofs(w, h, [, low, far, mid, near, light], random) {
  const house = (x, bottom, width, height, wall, roof) => [
    rect(x, bottom - height, width, height, wall),
    shape(
      [
        [x - 6, bottom - height],
        [x + width / 2, bottom - height - width * 0.45],
        [x + width + 6, bottom - height],
      ],
      roof,
    ),
    random() > 0.4 ? rect(x + width * 0.7, bottom - height - width * 0.42, width * 0.1, width * 0.3, roof) : '',
    times(2, (i) =>
      arch(
        x + width * (0.18 + i * 0.4),
        bottom - height * 0.5,
        width * 0.22,
        height * 0.28,
        random() > 0.5 ? light : near,
      ),
    ),
  ]
  const row = (y, count, wall, roof) => {
    const width = w / count
    return times(count + 1, (i) =>
      house(i * width - width * random() * 0.4, h * y, width * 0.96, h * (0.2 + random() * 0.08), wall, roof),
    )
  }
  return [
    circle(w * 0.24, h * 0.2, w * 0.07, light),
    row(0.62, 5, far, mid),
    row(0.84, 4, low, near),
    row(1.08, 3, mid, near),
  ]
}

/** A lighthouse on its rock, with its beam. */
export function lighthouse(w, h, [, , far, mid, near, light]) {
  const x = w * 0.62
  const top = h * 0.28
  return [
    shape(
      [
        [x, top + 4],
        [0, h * 0.08],
        [0, h * 0.36],
      ],
      light,
      { opacity: 0.55 },
    ),
    rect(0, h * 0.76, w, h, far),
    path(
      d`M${w * 0.34} ${h * 0.84}Q${w * 0.46} ${h * 0.68} ${w * 0.6} ${h * 0.7}T${w} ${h * 0.8}V${h}H${w * 0.3}z`,
      near,
    ),
    shape(
      [
        [x - w * 0.055, h * 0.72],
        [x - w * 0.035, top + h * 0.03],
        [x + w * 0.035, top + h * 0.03],
        [x + w * 0.055, h * 0.72],
      ],
      light,
    ),
    times(3, (i) => {
      const y = top + h * (0.07 + i * 0.13)
      return shape(
        [
          [x - w * (0.038 + i * 0.0059), y],
          [x + w * (0.038 + i * 0.0059), y],
          [x + w * (0.041 + i * 0.0059), y + h * 0.06],
          [x - w * (0.041 + i * 0.0059), y + h * 0.06],
        ],
        mid,
      )
    }),
    rect(x - w * 0.05, top + h * 0.02, w * 0.1, h * 0.014, near),
    rect(x - w * 0.028, top - h * 0.02, w * 0.056, h * 0.04, light),
    path(d`M${x - w * 0.036} ${top - h * 0.02}q${w * 0.036} ${-h * 0.06} ${w * 0.072} 0z`, near),
    times(6, (i) => rect(w * ((i * 0.29) % 0.8), h * (0.8 + i * 0.03), w * 0.14, 2.5, light, { opacity: 0.5, rx: 1 })),
  ]
}

/** Boats in a row, and houses at the quay. */
export function harbour(w, h, [, , far, mid, near, light], random) {
  const quay = h * 0.56
  const boat = (x, y, size) => [
    rect(x - 1.5, y - size * 0.9, 3, size * 0.9, near),
    shape(
      [
        [x + 3, y - size * 0.85],
        [x + size * 0.42, y - size * 0.12],
        [x + 3, y - size * 0.12],
      ],
      light,
    ),
    path(
      d`M${x - size * 0.4} ${y}h${size * 0.9}q${-size * 0.08} ${size * 0.2} ${-size * 0.24} ${size * 0.2}h${-size * 0.42}q${-size * 0.18} 0 ${-size * 0.24} ${-size * 0.2}z`,
      near,
    ),
    rect(x - size * 0.3, y + size * 0.26, size * 0.6, 3, light, { opacity: 0.6, rx: 1.5 }),
  ]
  return [
    circle(w * 0.8, h * 0.18, Math.min(w, h) * 0.08, light),
    times(6, (i) => {
      const width = w / 6
      const top = quay - h * (0.14 + random() * 0.14)
      return [
        rect(i * width, top, width, quay - top, i % 2 ? far : mid),
        shape(
          [
            [i * width, top],
            [(i + 0.5) * width, top - h * 0.06],
            [(i + 1) * width, top],
          ],
          near,
          { opacity: 0.8 },
        ),
        times(2, (j) =>
          rect((i + 0.22 + j * 0.36) * width, top + h * 0.04, width * 0.18, h * 0.05, light, { opacity: 0.85 }),
        ),
      ]
    }),
    rect(0, quay, w, h * 0.02, near),
    rect(0, quay + h * 0.02, w, h, far),
    times(7, (i) => rect(w * random() * 0.9, quay + h * (0.06 + i * 0.055), w * 0.12, 2.5, light, { opacity: 0.5 })),
    boat(w * 0.24, h * 0.74, w * 0.2),
    boat(w * 0.7, h * 0.84, w * 0.26),
  ]
}

/** A wheel over the fair. */
export function fair(w, h, [, , far, mid, near, light]) {
  const [x, y, r] = [w / 2, h * 0.44, Math.min(w * 0.36, h * 0.3)]
  const at = (i, radius) => [x + Math.cos((i * Math.PI) / 6) * radius, y + Math.sin((i * Math.PI) / 6) * radius]
  return [
    circle(x, y, r, 'none', { stroke: mid, 'stroke-width': 6 }),
    circle(x, y, r * 0.86, 'none', { stroke: far, 'stroke-width': 2 }),
    times(12, (i) => {
      const [px, py] = at(i, r)
      return [
        path(d`M${x} ${y}L${px} ${py}`, 'none', { stroke: mid, 'stroke-width': 2 }),
        circle(px, py + 6, r * 0.1, i % 3 ? near : light, { stroke: near, 'stroke-width': 2 }),
      ]
    }),
    shape(
      [
        [x - 4, y],
        [x + 4, y],
        [x + r * 0.6, h * 0.86],
        [x + r * 0.48, h * 0.86],
        [x, y + 20],
        [x - r * 0.48, h * 0.86],
        [x - r * 0.6, h * 0.86],
      ],
      near,
    ),
    circle(x, y, r * 0.12, light, { stroke: near, 'stroke-width': 4 }),
    times(5, (i) => [
      rect((w / 5) * i + 8, h * 0.82, w / 5 - 16, h * 0.18, i % 2 ? far : light),
      path(
        d`M${(w / 5) * i} ${h * 0.82}L${(w / 5) * (i + 0.5)} ${h * 0.74}L${(w / 5) * (i + 1)} ${h * 0.82}z`,
        i % 2 ? near : mid,
      ),
    ]),
    rect(0, h * 0.96, w, h, near),
  ]
}
