import { ownFactors } from 'atrium/contract/system/user/factor'
import { resource } from '#server/call/resource'
import { confirmFactor, prepareCodes, prepareRemoval, prepareTotp, readOwnFactors, renameFactor } from './own-factors'

export const ownFactorResource = resource(ownFactors, {
  read: readOwnFactors,
  begin: { prepare: (call, { body }) => prepareTotp(call, body) },
  confirm: (call, { body }) => confirmFactor(call, body),
  rename: (call, { body }) => renameFactor(call, body),
  remove: { prepare: (call, { body }) => prepareRemoval(call, body) },
  renewCodes: { prepare: (call, { body }) => prepareCodes(call, body) },
})
