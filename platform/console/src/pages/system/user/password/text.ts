import { defineText } from '#shared/i18n/text'

/** The words of questions; those of what shows after them load with it. */
export const texts = defineText('system/user/password', {
  question: { zh: '重置「{{name}}」的密码？', en: 'Reset the password of {{name}}?' },
  questionHint: {
    zh: '现在的密码会失效，正在使用的会话会立即结束。',
    en: 'The present password stops working, and their sessions end at once.',
  },
  reset: { zh: '重置密码', en: 'Reset password' },
  done: { zh: '密码已重置', en: 'Password reset' },
  questionMany: {
    zh: '重置「{{name}}」等 {{total, number}} 人的密码？',
    en: 'Reset the passwords of {{name}} and others, {{total, number}} in all?',
  },
  questionManyHint: {
    zh: '他们现在的密码会失效，正在使用的会话会立即结束。',
    en: 'Their present passwords stop working, and their sessions end at once.',
  },
  discardTitle: { zh: '关闭一次性密码？', en: 'Close the one-time passwords?' },
  discardHint: {
    zh: '还没有下载或复制全部密码，关闭后不再显示。',
    en: 'Not all of them were downloaded or copied, and they are not shown again.',
  },
  discardRunning: {
    zh: '密码还在生成。关闭后停止，已生成的密码不再显示。',
    en: 'Passwords are still being made. Closing stops that, and those that were made are not shown again.',
  },
  discard: { zh: '关闭', en: 'Close' },
})
