import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/user/password/shown', {
  title: { zh: '「{{name}}」的一次性密码', en: 'One-time password of {{name}}' },
  password: { zh: '一次性密码', en: 'One-time password' },
  once: {
    zh: '请现在交给本人：关闭后不再显示。24 小时内有效，首次登录时必须修改。',
    en: 'Hand it over now: it is not shown again. It is valid for 24 hours and has to be changed at the first sign-in.',
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
  finish: { zh: '完成', en: 'Done' },
})
