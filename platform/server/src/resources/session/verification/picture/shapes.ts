/** How far a point is outside of a shape, in pixels; negative inside. */
type Distance = (x: number, y: number) => number

export interface Shape {
  readonly distance: Distance
  /** Centre and half side of a square that holds the shape, so that only its pixels are looked at. */
  readonly around: readonly [x: number, y: number, half: number]
}

export const circle = (cx: number, cy: number, radius: number): Shape => ({
  distance: (x, y) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) - radius,
  around: [cx, cy, radius],
})

/** Returns the shape of all points within `width / 2` of the outline of a shape. */
export const outline = ({ distance, around: [cx, cy, half] }: Shape, width: number): Shape => ({
  distance: (x, y) => Math.abs(distance(x, y)) - width / 2,
  around: [cx, cy, half + width / 2],
})

/** A rectangle around its centre, turned by `angle` (radians), with round corners. */
export function box(cx: number, cy: number, [width, height]: readonly [number, number], angle = 0, corner = 3): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const distance: Distance = (x, y) => {
    const [dx, dy] = [x - cx, y - cy]
    const across = Math.abs(dx * cos + dy * sin) - width / 2 + corner
    const along = Math.abs(dy * cos - dx * sin) - height / 2 + corner
    const outside = Math.sqrt(Math.max(across, 0) ** 2 + Math.max(along, 0) ** 2)
    return outside + Math.min(Math.max(across, along), 0) - corner
  }
  return { distance, around: [cx, cy, Math.max(width, height)] }
}

/** A jigsaw piece in a square of `side` at `left` and `top`: a knob above and one at the right, a notch at the left. */
export function jigsaw(left: number, top: number, side: number): Shape {
  const body = side - 12
  const [cx, cy] = [left + body / 2, top + 12 + body / 2]
  const parts = [box(cx, cy, [body, body], 0, 5), circle(cx, top + 9, 8), circle(left + body + 3, cy, 8)]
  const notch = circle(left + 2, cy, 8)
  return {
    distance: (x, y) => Math.max(Math.min(...parts.map((part) => part.distance(x, y))), -notch.distance(x, y)),
    around: [left + side / 2, top + side / 2, side / 2],
  }
}
