/** Why there are no passkeys here: not over https, at an address without a name, or in a browser that has none. */
type NoPasskeys = 'insecure' | 'address' | 'browser'

const here = () => ({
  isSecure: isSecureContext,
  host: location.hostname,
  hasPasskeys: 'PublicKeyCredential' in window,
})

/** Returns why the browser has no passkeys for this page; undefined where it may have some. Known at once, so that nothing moves later. */
export function noPasskeys({ isSecure, host, hasPasskeys }: ReturnType<typeof here> = here()): NoPasskeys | undefined {
  if (!isSecure) return 'insecure'
  // A passkey is of a host name: browsers make none for a number.
  if (/^(?:[\d.]+|\[.*\])$/.test(host)) return 'address'
  return hasPasskeys ? undefined : 'browser'
}
