export type Point = readonly [x: number, y: number]

/** The path of straight lines from point to point, so that none shows a count that there was not. */
export const linePath = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)},${round(y)}`).join('')

/** Two decimals, of a hundred, are finer than the pixels of a screen. */
const round = (value: number): number => Math.round(value * 100) / 100
