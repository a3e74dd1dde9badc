import { recordKind } from '../record-kind'

export const session = recordKind('session', {
  name: ['会话', 'Session'],
  plural: ['会话', 'sessions'],
  table: 'sessions',
  id: 'sessionId',
  title: ['username', 'address'],
  fields: {
    userId: ['用户', 'User'],
    username: ['用户名', 'User name'],
    address: ['地址', 'Address'],
    agent: ['客户端', 'Client'],
    createdAt: ['登录时间', 'Signed in'],
    lastSeenAt: ['最近活动', 'Last seen'],
    locked: ['已锁屏', 'Locked'],
  },
})
