/** The pieces of a Lottie file (https://lottie.github.io/lottie-spec), as far as these animations need them. */

const colourOf = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const values = (value) => (Array.isArray(value) ? value : [value])
const still = (value) => ({ a: 0, k: value })

/** Speeds up and slows down; `overshoot` goes a little too far first. */
const easings = {
  smooth: { o: { x: [0.4], y: [0] }, i: { x: [0.2], y: [1] } },
  overshoot: { o: { x: [0.3], y: [0.4] }, i: { x: [0.3], y: [1.5] } },
}

/** A value that changes, by frames: `{ 0: 10, 30: 50 }`, or one value that stays. */
function property(value, easing = 'smooth') {
  if (typeof value !== 'object' || Array.isArray(value)) return still(value)
  const moments = Object.entries(value)
  const k = moments.map(([frame, at], index) => ({
    t: Number(frame),
    s: values(at),
    ...(index < moments.length - 1 && easings[easing]),
  }))
  return { a: 1, k }
}

const transform = { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) }
const group = (name, items) => ({ ty: 'gr', nm: name, it: [...items, transform] })

export const ellipse = (size) => ({ ty: 'el', p: still([0, 0]), s: still([size, size]) })
export const box = (width, height, round = 0) => ({
  ty: 'rc',
  p: still([0, 0]),
  s: still([width, height]),
  r: still(round),
})

/** A line through `points`; with `bends`, the handles `[in, out]` of each. */
export function line(points, { isClosed = false, bends } = {}) {
  const flat = points.map(() => [0, 0])
  const handle = (at) => (bends ? bends.map((bend) => bend[at]) : flat)
  return { ty: 'sh', ks: still({ c: isClosed, v: points, i: handle(0), o: handle(1) }) }
}

/** Numbers two by two. */
export const points = (...all) => all.flatMap((x, index) => (index % 2 ? [] : [[x, all[index + 1]]]))

/** An arch around the middle of its foot. */
export function arch(width, height) {
  const r = width / 2
  const bend = r * 0.552
  return line(
    [
      [-r, 0],
      [-r, r - height],
      [0, -height],
      [r, r - height],
      [r, 0],
    ],
    {
      bends: [
        [
          [0, 0],
          [0, 0],
        ],
        [
          [0, 0],
          [0, -bend],
        ],
        [
          [-bend, 0],
          [bend, 0],
        ],
        [
          [0, -bend],
          [0, 0],
        ],
        [
          [0, 0],
          [0, 0],
        ],
      ],
    },
  )
}

export const fill = (colour) => ({ ty: 'fl', c: still([...colourOf(colour), 1]), o: still(100) })
export const stroke = (colour, width) => ({
  ty: 'st',
  c: still([...colourOf(colour), 1]),
  o: still(100),
  w: still(width),
  lc: 2,
  lj: 2,
})

/** Shows the line from `start` to `end`, in percent. */
export const trim = (start, end) => ({ ty: 'tm', s: property(start), e: property(end), o: still(0), m: 1 })

const evenly = (scale) => Object.fromEntries(Object.entries(scale).map(([frame, share]) => [frame, [share, share]]))

/** A layer of shapes; `at`, `scale` (in percent), `turn` and `opacity` may change by frames. */
export function layer(
  name,
  items,
  { at = [120, 120], scale, turn = 0, opacity = 100, easing, size = [100, 100] } = {},
) {
  const ks = {
    o: property(opacity),
    r: property(turn, easing),
    p: property(at, easing),
    a: still([0, 0]),
    s: property(scale ? evenly(scale) : size, easing),
  }
  return { nm: name, ty: 4, ddd: 0, sr: 1, ks, ao: 0, shapes: [group(name, items)], st: 0, bm: 0 }
}

/** A file of 240 × 240 with the layers from the front to the back. */
export function animation(name, frames, layers, markers = []) {
  const marked = markers.map(([cm, tm, dr]) => ({ cm, tm, dr }))
  const numbered = layers.map((one, index) => ({ ...one, ind: index + 1, ip: 0, op: frames }))
  return {
    v: '5.9.0',
    nm: name,
    fr: 60,
    ip: 0,
    op: frames,
    w: 240,
    h: 240,
    ddd: 0,
    assets: [],
    layers: numbered,
    markers: marked,
  }
}
