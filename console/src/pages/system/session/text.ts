import { defineText } from '../../../shared/i18n/text'

export const texts = defineText('system/session', {
  sessions: ['在线会话', 'Sessions'],
  empty: ['没有人在线', 'Nobody is signed in'],
  user: ['用户', 'User'],
  username: ['用户名', 'User name'],
  dept: ['部门', 'Department'],
  address: ['地址', 'Address'],
  agent: ['客户端', 'Client'],
  signedIn: ['登录时间', 'Signed in'],
  lastSeen: ['最近活动', 'Last seen'],
  state: ['状态', 'State'],
  open: ['在线', 'Active'],
  locked: ['已锁屏', 'Locked'],
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
