// Until nothing reads the contract of the product from here any more: `#product/contract` has it.
import { contract } from '#product/contract'
import { checkContract } from './src/module/contract'

export { api } from '#product/contract'
export { platform } from './src/module/platform'

export const { allPermissions, auditKinds, endpoints, failures, modules, pageIds, permissionCatalogue, recordKinds } =
  contract

/** Throws an Error with a sentence when two modules have something under the same name, or a kind of record has an impossible scope. */
export const refuseClashes = () => checkContract(contract)
