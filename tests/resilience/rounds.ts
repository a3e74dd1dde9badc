/** How often an error is repeated: a few times in `npm test`, often in `npm run test:long`. */
export function rounds(short: number, long: number): number {
  return process.env.RESILIENCE === 'long' ? long : short
}
