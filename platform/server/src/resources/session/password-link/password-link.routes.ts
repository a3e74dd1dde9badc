import { passwordLinks } from 'atrium/contract/system/user/password-link'
import { resource } from '#server/call/resource'
import { requestLink } from './request-link'
import { readLink, useLink } from './use-link'

export const passwordLinkResource = resource(passwordLinks, {
  request: (call, { body }) => requestLink(call, body),
  read: (call, { body }) => readLink(call, body.token),
  use: (call, { body }) => useLink(call, body),
})
