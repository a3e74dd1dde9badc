import { session } from 'atrium/contract/session'
import { resource } from '#server/call/resource'
import { readBrandPicture } from './brand-picture'
import { lock, readLock, unlock } from './lock'
import { login, loginOptions, logout } from './login'
import { reauthenticate } from './reauthentication/reauthenticate'
import { readRouters } from './routers'
import { readUserInfo } from './user-info'

export const sessionResource = resource(session, {
  loginOptions,
  brandPicture: (call, { query }) => readBrandPicture(call, query.key),
  login: (call, { body }) => login(call, body),
  userInfo: readUserInfo,
  routers: readRouters,
  routersByPost: readRouters,
  // The header that every answer carries is all there is to it.
  rights: async () => null,
  logout,
  lock: (call, { body }) => lock(call, body),
  lockState: readLock,
  unlock: (call, { body }) => unlock(call, body),
  reauthenticate: (call, { body }) => reauthenticate(call, body),
})
