import { passkeys } from 'atrium/contract/system/user/passkey'
import { resource } from '#server/call/resource'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys'
import { signInWithPasskey } from './passkey-sign-in'
import { requestOwnPasskey, requestPasskey } from './request'

export const passkeyResource = resource(passkeys, {
  request: (call, { body }) => requestPasskey(call, body),
  signIn: (call, { body }) => signInWithPasskey(call, body),
  requestOwn: requestOwnPasskey,
  begin: beginPasskey,
  add: (call, { body }) => addPasskey(call, body),
  rename: (call, { body }) => renamePasskey(call, body),
  remove: (call, { body }) => removePasskey(call, body),
})
