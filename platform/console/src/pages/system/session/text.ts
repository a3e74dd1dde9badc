import { defineText } from '#shared/i18n/text'
import { session } from '@atrium/contract/system/online-session.record'

export const texts = defineText('system/session', {
  sessions: ['在线会话', 'Sessions'],
  empty: ['没有人在线', 'Nobody is signed in'],
  user: session.fields.userId,
  username: ['用户名或昵称', 'User name or name'],
  dept: ['部门', 'Department'],
  address: session.fields.address,
  agent: session.fields.agent,
  signedIn: session.fields.createdAt,
  lastSeen: session.fields.lastSeenAt,
  state: ['状态', 'State'],
  open: ['在线', 'Active'],
  locked: session.fields.locked,
  own: ['本机', 'This one'],
  end: ['下线', 'End session'],
  endOne: ['让「{{name}}」下线？', 'End the session of {{name}}?'],
  endMany: ['让「{{name}}」等 {{total}} 个会话下线？', 'End the sessions of {{name}} and others, {{total}} in all?'],
  endHint: [
    '对方需要重新登录，未保存的内容将丢失。',
    'They have to sign in again, and what they have not saved is lost.',
  ],
  ended: ['已下线', 'Signed out'],
})
