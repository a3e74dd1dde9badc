import { defineText } from '../../../../shared/i18n/text'

export const texts = defineText('system/user/password', {
  question: ['重置「{{name}}」的密码？', 'Reset the password of {{name}}?'],
  questionHint: [
    '现在的密码会失效，正在使用的会话会立即结束。',
    'The present password stops working, and their sessions end at once.',
  ],
  reset: ['重置密码', 'Reset password'],
  done: ['密码已重置', 'Password reset'],
  title: ['「{{name}}」的一次性密码', 'One-time password of {{name}}'],
  password: ['一次性密码', 'One-time password'],
  copy: ['复制', 'Copy'],
  once: [
    '请现在交给本人：关闭后不再显示。24 小时内有效，首次登录时必须修改。',
    'Hand it over now: it is not shown again. It is valid for 24 hours and has to be changed at the first sign-in.',
  ],
  close: ['关闭', 'Close'],
  saved: ['我已记下', 'I have noted it'],
})
