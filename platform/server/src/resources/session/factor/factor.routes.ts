import { ownFactors } from 'atrium/contract/system/user/factor'
import { ownBrowsers } from 'atrium/contract/system/user/trusted-browser'
import { resource } from '#server/call/resource'
import { endOwnBrowsers, listOwnBrowsers } from './own-browsers'
import { beginTotp, confirmFactor, readOwnFactors, removeFactor, renameFactor, renewCodes } from './own-factors'

export const ownFactorResource = resource(ownFactors, {
  read: readOwnFactors,
  begin: (call, { body }) => beginTotp(call, body),
  confirm: (call, { body }) => confirmFactor(call, body),
  rename: (call, { body }) => renameFactor(call, body),
  remove: (call, { body }) => removeFactor(call, body),
  renewCodes,
})

export const ownBrowserResource = resource(ownBrowsers, {
  list: listOwnBrowsers,
  end: (call, { query }) => endOwnBrowsers(call, query.ids),
})
