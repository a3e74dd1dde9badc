import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/user/password', {
  question: { zh: '重置「{{name}}」的密码？', en: 'Reset the password of {{name}}?' },
  questionHint: {
    zh: '现在的密码会失效，正在使用的会话会立即结束。',
    en: 'The present password stops working, and their sessions end at once.',
  },
  reset: { zh: '重置密码', en: 'Reset password' },
  done: { zh: '密码已重置', en: 'Password reset' },
  title: { zh: '「{{name}}」的一次性密码', en: 'One-time password of {{name}}' },
  password: { zh: '一次性密码', en: 'One-time password' },
  once: {
    zh: '请现在交给本人：关闭后不再显示。24 小时内有效，首次登录时必须修改。',
    en: 'Hand it over now: it is not shown again. It is valid for 24 hours and has to be changed at the first sign-in.',
  },
  resetFactors: { zh: '重置两步验证', en: 'Reset second factor' },
  factorQuestion: { zh: '重置「{{name}}」的两步验证？', en: 'Reset the second factor of {{name}}?' },
  factorHint: {
    zh: '对方的验证器和恢复码会失效，之后只用密码登录，并会收到邮件通知。请先确认是本人提出的。',
    en: 'Their authenticator apps and recovery codes end, and they sign in with the password alone. They are told by mail. Make sure first that it is they who ask.',
  },
  factorsDone: { zh: '两步验证已重置', en: 'Second factor reset' },
  noFactor: { zh: '「{{name}}」没有开启两步验证', en: '{{name}} has no second factor' },
  factorOn: { zh: '已开启', en: 'On' },
  factorOff: { zh: '未开启', en: 'Off' },
  questionMany: {
    zh: '重置「{{name}}」等 {{total, number}} 人的密码？',
    en: 'Reset the passwords of {{name}} and others, {{total, number}} in all?',
  },
  questionManyHint: {
    zh: '他们现在的密码会失效，正在使用的会话会立即结束。',
    en: 'Their present passwords stop working, and their sessions end at once.',
  },
  list: { zh: '一次性密码', en: 'One-time passwords' },
  listPages: { zh: '一次性密码分页', en: 'Pagination of the passwords' },
  listOnce: {
    zh: '请现在保存并交给本人：关闭后不再显示。24 小时内有效，首次登录时必须修改。',
    en: 'Save them now and hand them over: they are not shown again. Each is valid for 24 hours and has to be changed at the first sign-in.',
  },
  user: { zh: '用户', en: 'User' },
  issuing: {
    zh: '正在生成，已完成 {{done, number}} / {{total, number}}…',
    en: 'Resetting: {{done, number}} of {{total, number}} done…',
  },
  stopped: {
    zh: '已停止，已完成 {{done, number}} / {{total, number}}',
    en: 'Stopped: {{done, number}} of {{total, number}} done',
  },
  stop: { zh: '停止', en: 'Stop' },
  goOn: { zh: '继续', en: 'Go on' },
  allIssued: { zh: '已生成 {{total, number}} 个一次性密码。', en: 'One-time passwords made: {{total, number}}.' },
  someIssued: {
    zh: '已生成 {{issued, number}} 个一次性密码，{{rejected, number}} 人未能重置，原因见列表。',
    en: 'One-time passwords made: {{issued, number}}. Not reset: {{rejected, number}}, for the reasons in the list.',
  },
  saveCsv: { zh: '下载 csv', en: 'Download csv' },
  copyAll: { zh: '全部复制', en: 'Copy all' },
  fileName: { zh: '一次性密码', en: 'one-time-passwords' },
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
  finish: { zh: '完成', en: 'Done' },
})
