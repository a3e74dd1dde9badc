export type Point = readonly [x: number, y: number]

/**
 * The path of a smooth line through points, x rising. Between two points it never rises above the higher nor falls below the
 * lower one, so that no count shows that there was not (the slopes are those of Steffen, 1990).
 */
export function smoothPath(points: readonly Point[]): string {
  const slopes = slopesAt(points)
  return points.reduce((path, [x, y], index) => {
    if (index === 0) return `M${round(x)},${round(y)}`
    const [lastX, lastY] = points[index - 1]!
    const third = (x - lastX) / 3
    const leaving = `${round(lastX + third)},${round(lastY + third * slopes[index - 1]!)}`
    const arriving = `${round(x - third)},${round(y - third * slopes[index]!)}`
    return `${path}C${leaving} ${arriving} ${round(x)},${round(y)}`
  }, '')
}

function slopesAt(points: readonly Point[]): number[] {
  const widths = points.slice(1).map(([x], index) => x - points[index]![0])
  const rises = points.slice(1).map(([, y], index) => (y - points[index]![1]) / widths[index]!)
  return points.map((_, index) => {
    const before = rises[index - 1]
    const after = rises[index]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    if (before * after <= 0) return 0
    const [left, right] = [widths[index - 1]!, widths[index]!]
    const mean = (before * right + after * left) / (left + right)
    return Math.sign(mean) * Math.min(2 * Math.abs(before), 2 * Math.abs(after), Math.abs(mean))
  })
}

/** Two decimals, of a hundred, are finer than the pixels of a screen. */
const round = (value: number): number => Math.round(value * 100) / 100
