import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

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
  copy: words.copy,
  once: [
    '请现在交给本人：关闭后不再显示。24 小时内有效，首次登录时必须修改。',
    'Hand it over now: it is not shown again. It is valid for 24 hours and has to be changed at the first sign-in.',
  ],
  questionMany: [
    '重置「{{name}}」等 {{total, number}} 人的密码？',
    'Reset the passwords of {{name}} and others, {{total, number}} in all?',
  ],
  questionManyHint: [
    '他们现在的密码会失效，正在使用的会话会立即结束。',
    'Their present passwords stop working, and their sessions end at once.',
  ],
  list: ['一次性密码', 'One-time passwords'],
  listPages: ['一次性密码分页', 'Pagination of the passwords'],
  listOnce: [
    '请现在保存并交给本人：关闭后不再显示。24 小时内有效，首次登录时必须修改。',
    'Save them now and hand them over: they are not shown again. Each is valid for 24 hours and has to be changed at the first sign-in.',
  ],
  user: ['用户', 'User'],
  issuing: [
    '正在生成，已完成 {{done, number}} / {{total, number}}…',
    'Resetting: {{done, number}} of {{total, number}} done…',
  ],
  stopped: [
    '已停止，已完成 {{done, number}} / {{total, number}}',
    'Stopped: {{done, number}} of {{total, number}} done',
  ],
  stop: ['停止', 'Stop'],
  goOn: ['继续', 'Go on'],
  allIssued: ['已生成 {{total, number}} 个一次性密码。', 'One-time passwords made: {{total, number}}.'],
  someIssued: [
    '已生成 {{issued, number}} 个一次性密码，{{refused, number}} 人未能重置，原因见列表。',
    'One-time passwords made: {{issued, number}}. Not reset: {{refused, number}}, for the reasons in the list.',
  ],
  saveCsv: ['下载 csv', 'Download csv'],
  copyAll: ['全部复制', 'Copy all'],
  fileName: ['一次性密码', 'one-time-passwords'],
  discardTitle: ['关闭一次性密码？', 'Close the one-time passwords?'],
  discardHint: [
    '还没有下载或复制全部密码，关闭后不再显示。',
    'Not all of them were downloaded or copied, and they are not shown again.',
  ],
  discardRunning: [
    '密码还在生成。关闭后停止，已生成的密码不再显示。',
    'Passwords are still being made. Closing stops that, and those that were made are not shown again.',
  ],
  discard: ['关闭', 'Close'],
  finish: ['完成', 'Done'],
  saved: ['我已记下', 'I have noted it'],
})
