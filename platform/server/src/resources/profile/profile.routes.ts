import { profile } from 'atrium/contract/system/profile'
import { resource } from '#server/call/resource'
import { setAvatar } from './avatar'
import { chooseLanguage, editProfile, readProfile } from './profile'
import { prepareOwnPassword } from './profile-password'

export const profileResource = resource(profile, {
  read: readProfile,
  edit: (call, { body }) => editProfile(call, body),
  changePassword: { prepare: (call, { body }) => prepareOwnPassword(call, body) },
  setLanguage: (call, { body }) => chooseLanguage(call, body.language),
  setAvatar: (call, { body }) => setAvatar(call, body.avatar),
})
