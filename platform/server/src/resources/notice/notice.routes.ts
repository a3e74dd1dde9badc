import { notices } from 'atrium/contract/system/profile.notices'
import { resource } from '#server/call/resource'
import { listNotices, markNotices } from './notice'

export const noticeResource = resource(notices, {
  list: listNotices,
  mark: (call, { body }) => markNotices(call, body),
})
