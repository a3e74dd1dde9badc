import type { UserFieldGroup } from 'atrium/contract/system/user/extra-fields'
import type { Call } from '#server/call/call'

/** Returns the extra fields of the modules that run. */
export const runningFields = ({ deps: { product, modules } }: Pick<Call, 'deps'>): UserFieldGroup[] =>
  product.contract.userFields.filter(({ module }) => modules.includes(module))
