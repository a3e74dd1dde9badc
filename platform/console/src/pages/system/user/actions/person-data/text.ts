import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('system/user/person-data', {
  exportOf: { zh: '导出「{{name}}」的个人数据', en: 'Export the data of {{name}}' },
  exportHint: {
    zh: '一个 zip 文件：每种数据一个 JSON 文件，加上图片和附件，以及中英文说明。密码、令牌和其他人的数据不在其中。导出会记入操作日志。',
    en: 'One zip file: a JSON file for each kind of data, with pictures and attachments and a note in both languages. Passwords, tokens and data of other people are left out. The export is in the operation log.',
  },
  kinds: { zh: '文件内容', en: 'What the file holds' },
  rows: { zh: '{{count, number}} 条', en: '{{count, number}} rows', one: '{{count, number}} row' },
  files: { zh: '{{count, number}} 个文件', en: '{{count, number}} files', one: '{{count, number}} file' },
  partial: {
    zh: '有些记录不在您的数据范围内，文件中没有。请由数据范围更大的人导出。',
    en: 'Some are outside of your data scope and left out. Somebody with a wider scope can export them.',
  },
  save: { zh: '导出', en: 'Export' },
  cancel: words.cancel,
  anonymiseOf: { zh: '匿名化「{{name}}」', en: 'Make {{name}} anonymous' },
  forGood: { zh: '匿名化后不能恢复', en: 'This cannot be undone' },
  forGoodHint: {
    zh: '账号改名为 {{pseudonym}} 并停用，所有会话立即结束。需要留底时，请先导出个人数据。',
    en: 'The account is called {{pseudonym}} from then on and is disabled, and its sessions end at once. Export the data first if you have to keep it.',
  },
  always: { zh: '一定会更改', en: 'Changed in any case' },
  chosen: { zh: '按选择更改', en: 'Changed where you choose it' },
  kept: { zh: '保留不变', en: 'Stays as it is' },
  typed: { zh: '输入用户名 {{username}} 以确认', en: 'Type the user name {{username}} to confirm' },
  mistyped: { zh: '与用户名不一致', en: 'This is not the user name' },
  anonymise: { zh: '匿名化', en: 'Make anonymous' },
  done: { zh: '已匿名化', en: 'The user is anonymous now' },
})
