import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { animation, arch, box, ellipse, fill, layer, line, points, stroke, trim } from './parts.mjs'

const primary = '#5240ff'
const tint = '#9a90ff'
const soft = '#d8d3ff'
const warm = '#ffc766'

const ray = (angle, from, to) => {
  const at = (r) => [Math.cos(angle) * r, Math.sin(angle) * r]
  return line([at(from), at(to)])
}

/** A ring closes, fills, and a tick is drawn. */
function success() {
  const rays = Array.from({ length: 8 }, (_, index) =>
    layer(`ray ${index + 1}`, [
      ray((index * Math.PI) / 4, 84, 108),
      trim({ 40: 0, 62: 100 }, { 36: 0, 54: 100 }),
      stroke(index % 2 ? tint : warm, 5),
    ]),
  )
  const tick = line(points(-30, 2, -8, 24, 34, -22))
  return animation('success', 96, [
    layer('tick', [tick, trim(0, { 34: 0, 52: 100 }), stroke('#ffffff', 11)]),
    layer('disc', [ellipse(132), fill(primary)], {
      scale: { 18: 0, 38: 100 },
      easing: 'overshoot',
    }),
    ...rays,
    layer('ring', [ellipse(144), trim(0, { 0: 0, 26: 100 }), stroke(tint, 7)], { turn: -90 }),
  ])
}

/** The three arches of the logo are drawn and wiped, one after the other. */
function loading() {
  const arches = [0, 1, 2].map((index) => {
    const items = (moments) => [arch(144 - index * 50, 150 - index * 38), ...moments]
    const begin = index * 12
    return [
      layer(
        `arch ${index + 1}`,
        items([
          trim({ [begin + 50]: 0, [begin + 86]: 100 }, { [begin]: 0, [begin + 40]: 100 }),
          stroke([primary, '#7668ff', tint][index], 12),
        ]),
        { at: [120, 192] },
      ),
      layer(`track ${index + 1}`, items([stroke(soft, 12)]), { at: [120, 192], opacity: 40 }),
    ]
  })
  return animation('loading', 120, [...arches.map(([drawn]) => drawn), ...arches.map(([, track]) => track)])
}

const star = line(
  Array.from({ length: 10 }, (_, index) => {
    const r = index % 2 ? 10 : 24
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    return [Math.cos(angle) * r, Math.sin(angle) * r]
  }),
  { isClosed: true },
)

const flap = (side) =>
  layer(
    side < 0 ? 'left flap' : 'right flap',
    [
      line(points(0, 0, -side * 54, -4, -side * 50, 10, 0, 10), { isClosed: true }),
      fill(side < 0 ? '#7668ff' : '#8a7dff'),
    ],
    {
      at: [120 + side * 54, 128],
      turn: { 20: 0, 48: side * 118 },
      easing: 'overshoot',
    },
  )

const dots = [-1, 1].flatMap((side) =>
  [0, 1].map((index) =>
    layer(`spark ${side} ${index}`, [ellipse(7 - index * 2), fill(index ? tint : warm)], {
      at: { 46: [120, 118], 84: [120 + side * (38 + index * 24), 56 + index * 34] },
      opacity: { 46: 0, 54: 100, 100: 100, 118: 0 },
    }),
  ),
)

/** A box opens, and finds nothing in it but a star. */
function openBox() {
  return animation(
    'open box',
    150,
    [
      layer('label', [box(36, 8, 4), fill(tint)], { at: [120, 150] }),
      layer('front', [box(108, 72, 6), fill(primary)], { at: [120, 166] }),
      flap(-1),
      flap(1),
      ...dots,
      layer('star', [star, fill(warm)], {
        at: { 42: [120, 150], 74: [120, 72], 110: [120, 78], 149: [120, 72] },
        turn: { 42: -90, 80: 0 },
        opacity: { 40: 0, 46: 100 },
      }),
      layer('inside', [box(104, 20, 4), fill('#2b1fa0')], { at: [120, 136] }),
      layer('shadow', [ellipse(120), fill(soft)], { at: [120, 206], size: [110, 12], opacity: 60 }),
    ],
    [
      ['closed', 0, 20],
      ['open', 20, 130],
    ],
  )
}

export function makeAnimations(folder) {
  mkdirSync(folder, { recursive: true })
  const rounded = (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)
  for (const [name, made] of Object.entries({ success: success(), loading: loading(), 'open-box': openBox() }))
    writeFileSync(join(folder, `${name}.lottie.json`), `${JSON.stringify(made, rounded)}\n`)
}
