import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/notices', {
  notifications: { zh: '通知', en: 'Notifications' },
  messages: { zh: '消息', en: 'Messages' },
  todos: { zh: '待办', en: 'To-dos' },
  unread: { zh: '未读', en: 'Unread' },
  markRead: { zh: '全部标为已读', en: 'Mark all as read' },
  clear: { zh: '清空此列表', en: 'Clear this list' },
  noNotifications: { zh: '没有通知', en: 'No notifications' },
  noMessages: { zh: '没有消息', en: 'No messages' },
  urgent: { zh: '紧急', en: 'Urgent' },
  inProgress: { zh: '进行中', en: 'In progress' },
  notStarted: { zh: '未开始', en: 'Not started' },
  today: { zh: '今天 {{time}}', en: 'Today {{time}}' },
  yesterday: { zh: '昨天 {{time}}', en: 'Yesterday {{time}}' },
  dueToday: { zh: '截止 今天 {{time}}', en: 'Due today {{time}}' },
  due: { zh: '截止 {{date}}', en: 'Due {{date}}' },
  noTodos: { zh: '没有待办事项', en: 'Nothing to do' },
})
