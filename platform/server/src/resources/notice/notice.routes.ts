import { notices } from 'atrium/contract/system/notice/notice'
import { resource } from '#server/call/resource'
import { listNotices, markNotices } from './notice'
import { chooseWay, readKinds, readMailHindrance } from './notice-kinds'

export const noticeResource = resource(notices, {
  list: listNotices,
  mark: (call, { body }) => markNotices(call, body),
  kinds: readKinds,
  mailHindrance: readMailHindrance,
  choose: (call, { body }) => chooseWay(call, body),
})
