// Until nothing reads the contract of the product from here any more: `#product/contract` has it.
import { contract } from '#product/contract'
import { checkContract } from './module/contract'

export { api } from '#product/contract'
export { platform } from './module/platform'

export const { allPermissions, auditKinds, endpoints, failures, pageIds, permissionCatalogue, recordKinds } = contract
export const modules = contract.modules

/** Throws an Error with a sentence when two modules have something under the same name, or a kind of record has an impossible scope. */
export const refuseClashes = () => checkContract(contract)
