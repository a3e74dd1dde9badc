/**
 * Every call of the API by resource, such as `api.users.list`, and the length limits of the sign-in form. At run time a row
 * holds `method`, `path` and `access` alone; its schemas exist in the types only. The calls of a resource load with what uses
 * them, as long as `api` itself is not passed on or destructured.
 */
export { api, limits } from 'virtual:api'
