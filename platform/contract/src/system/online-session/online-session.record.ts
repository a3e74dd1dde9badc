import { recordKind } from '../../kind/record-kind'

export const session = recordKind('session', {
  name: { zh: '会话', en: 'Session' },
  plural: { zh: '会话', en: 'sessions' },
  table: 'sessions',
  id: 'sessionId',
  title: ['username', 'address'],
  fields: {
    userId: { zh: '用户', en: 'User' },
    username: { zh: '用户名', en: 'User name' },
    address: { zh: '地址', en: 'Address' },
    agent: { zh: '客户端', en: 'Client' },
    createdAt: { zh: '登录时间', en: 'Signed in' },
    lastSeenAt: { zh: '最近活动', en: 'Last seen' },
    locked: { zh: '已锁屏', en: 'Locked' },
  },
})
