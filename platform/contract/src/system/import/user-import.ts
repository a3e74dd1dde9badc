import { importCalls } from '../../kind/import/calls'
import { user } from '../user.record'
import { userImportColumns } from './user-import-columns'

/**
 * A department is named by its name or its path (`A/B`), a post by name or code, roles by names or keys, separated by commas; sex and
 * status by the labels that their dictionaries have, in either language, or as 1 and 0.
 *
 * Nobody who is added has a password, since hashing thousands takes minutes and one for all would be known to all. They can
 * sign in once it is reset: `users.resetPasswords` takes the `ids` of the result. Nor does an import change a password.
 */
export const userImport = importCalls(user, {
  path: '/api/system/user',
  access: 'system:user:import',
  columns: userImportColumns,
})
