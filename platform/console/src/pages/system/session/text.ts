import { defineText } from '#shared/i18n/text'
import { session } from 'atrium/contract/system/online-session/online-session.record'

export const texts = defineText('system/session', {
  sessions: { zh: '在线会话', en: 'Sessions' },
  empty: { zh: '没有人在线', en: 'Nobody is signed in' },
  user: session.fields.userId,
  username: { zh: '用户名或昵称', en: 'User name or name' },
  dept: { zh: '部门', en: 'Department' },
  address: session.fields.address,
  agent: session.fields.agent,
  signedIn: session.fields.createdAt,
  lastSeen: session.fields.lastSeenAt,
  state: { zh: '状态', en: 'State' },
  open: { zh: '在线', en: 'Active' },
  locked: session.fields.locked,
  own: { zh: '本机', en: 'This one' },
  end: { zh: '下线', en: 'End session' },
  endOne: { zh: '让「{{name}}」下线？', en: 'End the session of {{name}}?' },
  endMany: {
    zh: '让「{{name}}」等 {{total}} 个会话下线？',
    en: 'End the sessions of {{name}} and others, {{total}} in all?',
  },
  endHint: {
    zh: '对方需要重新登录，未保存的内容将丢失。',
    en: 'They have to sign in again, and what they have not saved is lost.',
  },
  ended: { zh: '已下线', en: 'Signed out' },
})
