/**
 * The names of the kinds of records that a field may refer to. The file of a kind of a module adds its own.
 * @example
 * declare module 'atrium/contract/kind/kind-names' {
 *   interface KindNames { stockItem: true }
 * }
 */
export interface KindNames {
  user: true
  dept: true
  post: true
  role: true
}
