/** Leaves the console for an address of a provider. Throws an Error for one that is not of the web, which would run here. */
export function leaveTo(address: string): void {
  if (!/^https?:/.test(address)) throw new Error('No address of the web')
  location.assign(address)
}
