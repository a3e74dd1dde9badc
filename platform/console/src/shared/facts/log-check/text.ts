import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/facts/log-check', {
  check: { zh: '立即校验', en: 'Check now' },
  checking: { zh: '正在校验… {{percent}}%', en: 'Checking… {{percent}}%' },
  unchecked: { zh: '日志尚未校验', en: 'The log has not been checked yet' },
  whole: {
    zh: '{{at}} 校验：{{rows}} 条记录，{{checkpoints}} 个检查点，完整',
    en: 'Checked {{at}}: {{rows}} entries, {{checkpoints}} checkpoints, whole',
  },
  wrong: { zh: '{{at}} 校验：日志被改动', en: 'Checked {{at}}: the log was changed' },
  unsigned: {
    zh: '检查点没有签名：服务器未设置 LOG_KEY',
    en: 'Checkpoints are not signed: LOG_KEY is not set on the server',
  },
  row: { zh: '编号 {{id}}', en: 'Entry {{id}}' },
  changed: { zh: '一条记录被修改：', en: 'An entry was changed:' },
  missing: { zh: '此记录之前的记录被删除：', en: 'Entries before this one were deleted:' },
  inserted: { zh: '一条记录被插入：', en: 'An entry was inserted:' },
  reordered: { zh: '记录的顺序被改动：', en: 'Entries were put into another order:' },
  cutOff: { zh: '此记录之后的记录被删除：', en: 'Entries after this one were deleted:' },
  broken: { zh: '此记录与其前一条不符：', en: 'This entry does not fit the one before it:' },
  rewritten: { zh: '到此记录为止的记录被改写：', en: 'Entries up to this one were rewritten:' },
  signature: { zh: '检查点的签名不正确：', en: 'The signature of a checkpoint is wrong:' },
})
