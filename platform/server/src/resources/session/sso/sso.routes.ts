import { ownIdentities } from 'atrium/contract/system/user/sso/own-identity'
import { sso } from 'atrium/contract/system/user/sso/sign-in'
import { resource } from '#server/call/resource'
import { begin } from './begin'
import { finishSignIn } from './finish'
import { linkOwn, listOwn, unlinkOwn } from './own-identities'
import { beginReauthentication, reauthenticateThere } from './reauthenticate'
import { signOut, takeSignOut } from './sign-out'

export const ssoResource = resource(sso, {
  begin: (call, { body }) => begin(call, body.providerId, { purpose: 'signIn', sessionId: null }),
  finish: (call, { body }) => finishSignIn(call, body),
  signOut,
  backChannel: takeSignOut,
})

export const ownIdentityResource = resource(ownIdentities, {
  list: listOwn,
  begin: (call, { body }) => begin(call, body.providerId, { purpose: 'link', sessionId: call.actor.sessionId }),
  link: linkOwn,
  beginReauthentication: (call, { body }) => beginReauthentication(call, body.providerId),
  reauthenticate: (call, { body }) => reauthenticateThere(call, body),
  unlink: (call, { body }) => unlinkOwn(call, body),
})
