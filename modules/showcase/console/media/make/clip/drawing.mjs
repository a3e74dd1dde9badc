// Runs in the browser: an arcade is built from dawn to night.

const moments = [
  [0, '#1a1546', '#5a4396', '#2c2566'],
  [0.14, '#8f7fe0', '#ffc9a8', '#6f5cae'],
  [0.38, '#8fb9f5', '#eaf3ff', '#8aa3d8'],
  [0.62, '#7c6fe0', '#ffb98a', '#7a5fae'],
  [0.78, '#2b2168', '#a05c94', '#3d2f78'],
  [1, '#120e36', '#3b2f7c', '#231c58'],
]

const mixed = (from, to, share) => {
  const part = (colour, at) => Number.parseInt(colour.slice(at, at + 2), 16)
  return `rgb(${[1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)).join(' ')})`
}

const between = (from, to, now) => Math.min(1, Math.max(0, (now - from) / (to - from)))
const eased = (share) => 1 - (1 - share) ** 3

function tones(now) {
  const next = Math.max(
    1,
    moments.findIndex(([at]) => at >= now),
  )
  const [from, to] = [moments[next - 1], moments[next]]
  return [1, 2, 3].map((index) => mixed(from[index], to[index], between(from[0], to[0], now)))
}

/** Draws the moment `now` from 0 to 1 in a canvas of 640 × 360. */
export function drawMoment(context, now) {
  const [top, low, hills] = tones(now)
  const night = Math.max(1 - between(0, 0.12, now), between(0.68, 0.82, now))
  drawSky(context, now, top, low, night)
  drawHills(context, hills)
  drawGround(context, now, night)
  drawBuilding(context, now, night)
  drawBirds(context, now)
}

function drawSky(context, now, top, low, night) {
  const sky = context.createLinearGradient(0, 0, 0, 290)
  sky.addColorStop(0, top)
  sky.addColorStop(1, low)
  context.fillStyle = sky
  context.fillRect(0, 0, 640, 360)
  context.fillStyle = '#fff'
  for (let index = 0; index < 70; index++) {
    const x = (index * 137.5) % 640
    const y = (index * 71.3) % 210
    context.globalAlpha = night * (0.35 + 0.45 * Math.abs(Math.sin(now * 22 + index)))
    context.fillRect(x, y, index % 7 === 0 ? 2 : 1.2, index % 7 === 0 ? 2 : 1.2)
  }
  context.globalAlpha = 1
  const day = between(0.06, 0.72, now)
  disc(
    context,
    60 + 520 * day,
    265 - Math.sin(day * Math.PI) * 215,
    24,
    '#fff3cf',
    now < 0.72 ? between(0.04, 0.12, now) : 0,
  )
  const evening = between(0.74, 1.1, now)
  disc(context, 90 + 90 * evening, 180 - Math.sin(evening * 2.2) * 110, 17, '#f4efff', between(0.74, 0.8, now))
}

function disc(context, x, y, r, colour, alpha) {
  context.globalAlpha = alpha * 0.25
  context.fillStyle = colour
  circle(context, x, y, r * 1.9)
  context.globalAlpha = alpha
  circle(context, x, y, r)
  context.globalAlpha = 1
}

function circle(context, x, y, r) {
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
  context.fill()
}

function drawHills(context, colour) {
  for (const [height, wide, alpha] of [
    [70, 150, 0.45],
    [44, 105, 0.8],
  ]) {
    context.globalAlpha = alpha
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, 300)
    for (let x = 0; x <= 640; x += 8) context.lineTo(x, 290 - height * (0.55 + 0.45 * Math.sin(x / wide + height)))
    context.lineTo(640, 300)
    context.fill()
  }
  context.globalAlpha = 1
}

function drawGround(context, now, night) {
  const ground = context.createLinearGradient(0, 285, 0, 360)
  ground.addColorStop(0, mixed('#cfc5ff', '#2a2262', night))
  ground.addColorStop(1, mixed('#8d80dd', '#17123f', night))
  context.fillStyle = ground
  context.fillRect(0, 288, 640, 72)
  context.strokeStyle = mixed('#ffffff', '#6a5cc8', night)
  context.globalAlpha = 0.35
  context.lineWidth = 1
  for (let index = -14; index <= 14; index++) line(context, 320 + index * 26, 288, 320 + index * 70, 360)
  for (const y of [296, 308, 326]) line(context, 0, y, 640, y)
  context.globalAlpha = 1
}

function line(context, fromX, fromY, toX, toY) {
  context.beginPath()
  context.moveTo(fromX, fromY)
  context.lineTo(toX, toY)
  context.stroke()
}

const storeys = [
  { bays: 7, bottom: 292, height: 84, from: 0.06 },
  { bays: 5, bottom: 208, height: 68, from: 0.28 },
  { bays: 3, bottom: 140, height: 58, from: 0.44 },
]
const bayWidth = 62

function drawBuilding(context, now, night) {
  storeys.forEach(({ bays, bottom, height, from }, storey) => {
    for (let bay = 0; bay < bays; bay++) {
      const turn = Math.abs(bay - (bays - 1) / 2)
      const begin = from + turn * 0.035
      const built = eased(between(begin, begin + 0.1, now))
      if (built === 0) continue
      const lamp = between(0.7 + ((bay * 3 + storey * 2) % 7) * 0.022, 0.75 + ((bay * 3 + storey * 2) % 7) * 0.022, now)
      drawBay(context, 320 + (bay - bays / 2) * bayWidth, bottom, height, { built, night, lamp, storey })
    }
    const roof = eased(between(from + 0.16, from + 0.22, now))
    context.fillStyle = mixed('#efeaff', '#5b4fb8', night)
    const wide = (bays * bayWidth + 16) * roof
    context.fillRect(320 - wide / 2, bottom - height - 5, wide, 7)
  })
  drawCrown(context, now, night)
}

function drawBay(context, x, bottom, height, { built, night, lamp, storey }) {
  const now = height * built
  context.save()
  context.beginPath()
  context.rect(x - 1, bottom - now, bayWidth + 2, now)
  context.clip()
  const y = bottom + (height - now) * 0.4
  context.fillStyle = mixed(['#b9aeff', '#c8bfff', '#d6cfff'][storey], ['#3a3088', '#443a98', '#4e44a8'][storey], night)
  context.fillRect(x - 1, y - height, bayWidth + 2, height)
  const inside = context.createLinearGradient(0, y - height, 0, y)
  inside.addColorStop(0, mixed('#4331c9', '#ffd98f', lamp))
  inside.addColorStop(1, mixed('#7d6ff0', '#ff9f6b', lamp))
  opening(context, x + 9, y, bayWidth - 18, height - 12)
  context.fillStyle = night > 0.5 && lamp === 0 ? '#1b1550' : inside
  context.fill()
  context.strokeStyle = mixed('#ffffff', '#8478e0', night)
  context.lineWidth = 3
  context.stroke()
  opening(context, x + 19, y, bayWidth - 38, height - 26)
  context.lineWidth = 1.5
  context.globalAlpha = 0.6
  context.stroke()
  context.restore()
  if (lamp > 0 && storey === 0) spill(context, x + bayWidth / 2, lamp)
}

function opening(context, x, bottom, width, height) {
  const r = width / 2
  context.beginPath()
  context.moveTo(x, bottom)
  context.lineTo(x, bottom - height + r)
  context.arc(x + r, bottom - height + r, r, Math.PI, 0)
  context.lineTo(x + width, bottom)
}

/** The light of a lamp on the floor. */
function spill(context, x, lamp) {
  const slope = (x - 320) * 0.5
  context.globalAlpha = 0.34 * lamp
  context.fillStyle = '#ffcf8a'
  context.beginPath()
  context.moveTo(x - 22, 292)
  context.lineTo(x + 22, 292)
  context.lineTo(x + slope + 44, 360)
  context.lineTo(x + slope - 44, 360)
  context.fill()
  context.globalAlpha = 1
}

/** The mark of the product above the roof: three arches, one in the other. */
function drawCrown(context, now, night) {
  for (let index = 0; index < 3; index++) {
    const share = eased(between(0.6 + index * 0.03, 0.67 + index * 0.03, now))
    if (share === 0) continue
    const r = 30 - index * 9
    context.strokeStyle = mixed('#5240ff', '#ffe3a6', night)
    context.lineWidth = 3
    context.lineCap = 'round'
    context.beginPath()
    context.arc(320, 74, r, Math.PI, Math.PI + Math.PI * share)
    context.stroke()
  }
}

function drawBirds(context, now) {
  context.strokeStyle = '#3a2f85'
  context.lineWidth = 1.6
  for (let index = 0; index < 5; index++) {
    const share = between(0.2 + index * 0.012, 0.56 + index * 0.012, now)
    if (share === 0 || share === 1) continue
    const x = -20 + share * 690
    const y = 70 + index * 9 + Math.sin(share * 14 + index) * 8
    const wing = 4 + 3 * Math.sin(now * 160 + index * 2)
    context.beginPath()
    context.moveTo(x - 7, y - wing)
    context.quadraticCurveTo(x - 2, y - 2, x, y)
    context.quadraticCurveTo(x + 2, y - 2, x + 7, y - wing)
    context.stroke()
  }
}
