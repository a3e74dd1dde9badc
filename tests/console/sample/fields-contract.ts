import { createContract } from 'atrium/contract/module/contract'
import { contract as own } from '#product/contract'
import { hr } from '#server-test/records/user-fields'

/** The contract of the product with a module more, which gives users extra fields. */
export const contract = createContract(
  Object.fromEntries([...own.modules, hr].map((one) => [one.module.name, one] as const)),
)
