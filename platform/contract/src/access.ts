/**
 * A permission code: `area:page:action`, such as `system:user:list`. Which there are is said by the calls that ask for them, see
 * `permissionCatalogue` in the contract's index.
 */
export type Permission = `${string}:${string}:${string}`

/** Held by the admin alone; satisfies every permission check. */
export const wildcardPermission = '*:*:*'
/** The role key that satisfies every role check. */
export const adminRoleKey = 'admin'

/**
 * The response header that every answer to somebody signed in carries: a mark that is another one as soon as their record,
 * their roles or the menu changed. A client that shows a menu then requests user info and routers again.
 */
export const rightsHeader = 'rights'

/** Who may call an endpoint: anybody, anybody signed in, or those who hold the code (or one of several codes). */
export type Access = 'public' | 'signedIn' | Permission | readonly Permission[]

/** Returns whether a call is one of the administration: its permission is of the area `system`. */
export function isAdministration({ access }: { readonly access: Access }): boolean {
  return [access].flat().some((code) => code.startsWith('system:'))
}

/** True when the wildcard or any required code is held. An empty or missing list of required codes is never satisfied. */
export function holdsPermission(held: readonly string[], required: readonly string[] | undefined): boolean {
  if (!required?.length) return false
  return held.includes(wildcardPermission) || required.some((code) => held.includes(code))
}

/** True when the admin role or any required role is held. An empty or missing list is never satisfied. */
export function holdsRole(held: readonly string[], required: readonly string[] | undefined): boolean {
  if (!required?.length) return false
  return held.includes(adminRoleKey) || required.some((role) => held.includes(role))
}

/** Returns whether somebody with these permissions may call the endpoint: for buttons and the server's guard. */
export function mayCall(held: readonly string[], { access }: { readonly access: Access }): boolean {
  if (access === 'public' || access === 'signedIn') return true
  return holdsPermission(held, typeof access === 'string' ? [access] : access)
}
