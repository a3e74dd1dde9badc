/**
 * Every permission the system knows, as area → page → actions. A code is `area:page:action`. The endpoints, the button
 * gates, the seed and the permission catalogue of the menu editor all take their codes from here.
 */
export const permissionCatalogue = {
  system: {
    user: ['list', 'query', 'add', 'edit', 'delete', 'export', 'import', 'resetPwd'],
    menu: ['list', 'query', 'add', 'edit', 'delete', 'export'],
    role: ['list', 'query', 'add', 'edit', 'delete', 'export'],
    dept: ['list', 'query', 'add', 'edit', 'delete', 'export'],
    post: ['list', 'query', 'add', 'edit', 'delete', 'export'],
    dict: ['list', 'query', 'add', 'edit', 'delete', 'export'],
    operationLog: ['list', 'query', 'export'],
    signInLog: ['list', 'export'],
    session: ['list', 'kick'],
  },
} as const

type Catalogue = typeof permissionCatalogue
type CodesOf<A extends keyof Catalogue> = {
  [
    P in keyof Catalogue[A] & string
  ]: `${A}:${P}:${Catalogue[A][P] extends readonly (infer Action extends string)[] ? Action : never}`
}[keyof Catalogue[A] & string]

/** A permission code of the catalogue, for example `system:user:list`. */
export type Permission = { [A in keyof Catalogue]: CodesOf<A> }[keyof Catalogue]

/** Held by the admin alone; satisfies every permission check. */
export const wildcardPermission = '*:*:*'
/** The role key that satisfies every role check. */
export const adminRoleKey = 'admin'

/**
 * The response header that every answer to somebody signed in carries: a mark that is another one as soon as their record,
 * their roles or the menu changed. Whoever shows a menu then asks for user info and routers again.
 */
export const rightsHeader = 'rights'

/** All codes of the catalogue, in its order. */
export const allPermissions: readonly Permission[] = Object.entries(permissionCatalogue).flatMap(([area, pages]) =>
  Object.entries(pages).flatMap(([page, actions]) =>
    (actions as readonly string[]).map((action) => `${area}:${page}:${action}` as Permission),
  ),
)

/** Who may call an endpoint: anybody, anybody signed in, or whoever holds the code (or one of several codes). */
export type Access = 'public' | 'signedIn' | Permission | readonly Permission[]

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

/** Whether somebody with these permissions may call the endpoint; what buttons and the server's guard both ask. */
export function mayCall(held: readonly string[], { access }: { readonly access: Access }): boolean {
  if (access === 'public' || access === 'signedIn') return true
  return holdsPermission(held, typeof access === 'string' ? [access] : access)
}
