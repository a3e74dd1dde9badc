import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/notices', {
  open: ['通知', 'Notifications'],
  openUnread: ['通知，{{count}} 条未读', 'Notifications, {{count}} unread'],
  notifications: ['通知', 'Notifications'],
  messages: ['消息', 'Messages'],
  todos: ['待办', 'To-dos'],
  unread: ['未读', 'Unread'],
  markRead: ['全部标为已读', 'Mark all as read'],
  clear: ['清空此列表', 'Clear this list'],
  noNotifications: ['没有通知', 'No notifications'],
  noMessages: ['没有消息', 'No messages'],
  urgent: ['紧急', 'Urgent'],
  inProgress: ['进行中', 'In progress'],
  notStarted: ['未开始', 'Not started'],
  today: ['今天 {{time}}', 'Today {{time}}'],
  yesterday: ['昨天 {{time}}', 'Yesterday {{time}}'],
  dueToday: ['截止 今天 {{time}}', 'Due today {{time}}'],
  due: ['截止 {{date}}', 'Due {{date}}'],
  noTodos: ['没有待办事项', 'Nothing to do'],
})
