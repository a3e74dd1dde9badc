/** Throws the specified error for what is no function, which only untyped code can pass. */
export function checkCallback(run: unknown): void {
  if (typeof run !== 'function') throw new TypeError('callback must be a function')
}
