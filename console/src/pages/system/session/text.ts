import { defineText } from '#shared/i18n/text'
import { recordLabels } from '#shared/crud/record-labels'

export const texts = defineText('system/session', {
  sessions: ['在线会话', 'Sessions'],
  empty: ['没有人在线', 'Nobody is signed in'],
  user: recordLabels.session.userId,
  username: recordLabels.session.username,
  dept: ['部门', 'Department'],
  address: recordLabels.session.address,
  agent: recordLabels.session.agent,
  signedIn: recordLabels.session.createdAt,
  lastSeen: recordLabels.session.lastSeenAt,
  state: ['状态', 'State'],
  open: ['在线', 'Active'],
  locked: recordLabels.session.locked,
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
