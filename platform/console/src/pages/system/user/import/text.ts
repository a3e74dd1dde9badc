import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('system/user/import', {
  title: { zh: '导入用户', en: 'Import users' },
  choose: { zh: '选择文件，或拖到这里', en: 'Choose a file, or drop it here' },
  chooseHint: {
    zh: '一个 .xlsx 或 .csv 文件，最多 {{rows, number}} 行、{{megabytes}} MB；超过 {{part, number}} 行时自动分批导入',
    en: 'One .xlsx or .csv file, at most {{rows, number}} rows and {{megabytes}} MB; over {{part, number}} rows it is imported in parts',
  },
  template: { zh: '下载模板：', en: 'Template:' },
  templateXlsx: { zh: 'Excel 工作簿（.xlsx）', en: 'Excel workbook (.xlsx)' },
  templateCsv: { zh: '逗号分隔文本（.csv）', en: 'Comma-separated text (.csv)' },
  templateHint: {
    zh: '首行为列标题。用户名、昵称、部门必填；部门重名时写从最上级起的路径（用 / 分隔），多个角色用逗号分隔。',
    en: 'The first row names the columns. User name, nickname and department are required; where departments share a name, write the path from the top with / between them. Separate roles by commas.',
  },
  updateExisting: { zh: '更新已有用户', en: 'Update existing users' },
  updateHint: {
    zh: '用户名相同的行会更新该用户，空单元格保持原值；不勾选则视为重复。',
    en: 'A row with the name of a user changes that user, empty cells changing nothing. Otherwise such a row is rejected.',
  },
  passwords: { zh: '新用户的密码', en: 'Passwords of new users' },
  noPasswords: { zh: '暂无密码，重置后才能登录', en: 'None yet: they sign in once it is reset' },
  oncePasswords: { zh: '为全部新用户生成一次性密码', en: 'One-time passwords for all of them' },
  oncePasswordsHint: {
    zh: '导入完成后逐批生成，可以停止再继续；每 1,000 名用户约需一分钟。密码只显示一次，24 小时内有效。',
    en: 'Made after the import, a few at a time, about a minute for 1,000 users; you can stop and go on. They are shown once and are valid for 24 hours.',
  },
  oncePasswordsNow: { zh: '为新用户生成一次性密码', en: 'Make one-time passwords for them' },
  manyFiles: { zh: '一次只能导入一个文件', en: 'One file at a time' },
  wrongType: {
    zh: '「{{name}}」不是 .xlsx 或 .csv 文件。请在表格软件中另存为其中一种',
    en: '{{name}} is no .xlsx or .csv file. Save it as one of these first',
  },
  tooLarge: {
    zh: '「{{name}}」超过 {{megabytes}} MB，请拆分后再导入',
    en: '{{name}} is over {{megabytes}} MB. Split it first',
  },
  unreadable: {
    zh: '「{{name}}」无法读取，请在表格软件中重新保存后再试',
    en: '{{name}} cannot be read. Save it again, then retry',
  },
  noRows: { zh: '文件中没有数据', en: 'There are no rows in this file' },
  tooMany: { zh: '超过 {{rows, number}} 行，请拆分后再导入', en: 'Over {{rows, number}} rows. Split the file first' },
  missing: {
    zh: '缺少列：{{names}}。首行应为列标题，文件中有：{{found}}',
    en: 'Columns missing: {{names}}. The first row should name the columns; it has: {{found}}',
  },
  repeated: { zh: '列重复出现：{{names}}', en: 'Columns that appear twice: {{names}}' },
  separator: { zh: '、', en: ', ' },
  reading: { zh: '正在读取文件…', en: 'Reading the file…' },
  checking: { zh: '正在检查 {{rows, number}} 行…', en: 'Checking {{rows, number}} rows…' },
  checkingParts: {
    zh: '正在检查，已完成 {{done, number}} / {{rows, number}} 行…',
    en: 'Checking: {{done, number}} of {{rows, number}} rows done…',
  },
  importingParts: {
    zh: '正在导入，已完成 {{done, number}} / {{rows, number}} 行…',
    en: 'Importing: {{done, number}} of {{rows, number}} rows done…',
  },
  importing: { zh: '正在导入 {{rows, number}} 行…', en: 'Importing {{rows, number}} rows…' },
  file: {
    zh: '{{name}}，{{rows, number}} 行',
    en: '{{name}}, {{rows, number}} rows',
    one: '{{name}}, {{rows, number}} row',
  },
  another: { zh: '换一个文件', en: 'Another file' },
  ignored: { zh: '已忽略的列：{{names}}', en: 'Columns left out: {{names}}' },
  added: { zh: '新增', en: 'New' },
  changed: { zh: '更新', en: 'Changed' },
  rejected: { zh: '有问题', en: 'With errors' },
  ready: { zh: '全部通过检查，可以导入。', en: 'Every row passed. They can be imported.' },
  toMend: {
    zh: '下面的行有问题。请直接修改后重新检查；全部通过才能导入。',
    en: 'These rows have errors. Correct them here and check again; nothing is imported until every row passes.',
  },
  restReady: { zh: '剩余的行全部通过检查，可以导入。', en: 'The rest of the rows passed. They can be imported.' },
  toCheckRest: { zh: '请检查剩余的行，然后继续导入。', en: 'Check the rest of the rows, then go on.' },
  partialTitle: { zh: '只导入了一部分', en: 'Only some rows are imported' },
  rowsIn: {
    zh: '第 {{from, number}}–{{to, number}} 行已导入：新增 {{added, number}} 名、更新 {{changed, number}} 名用户。',
    en: 'Rows {{from, number}}–{{to, number}} are in. Users added: {{added, number}}, changed: {{changed, number}}.',
  },
  rowsLost: {
    zh: '第 {{from, number}}–{{to, number}} 行不确定：没有收到服务器的答复。继续时会先确认。',
    en: 'Rows {{from, number}}–{{to, number}} are uncertain, since the server’s answer was lost. Going on finds out first.',
  },
  rowsOut: {
    zh: '第 {{from, number}}–{{to, number}} 行没有导入。',
    en: 'Rows {{from, number}}–{{to, number}} are not in.',
  },
  partialHint: { zh: '已导入的行不会重复导入。', en: 'Rows that are in are not imported again.' },
  repeatedRow: { zh: '与第 {{row}} 行重复', en: 'Same as row {{row}}' },
  toCheck: { zh: '内容有改动，请重新检查。', en: 'Something has changed. Check again.' },
  errors: { zh: '有问题的行', en: 'Rows with errors' },
  row: { zh: '序号', en: 'No.' },
  rowHint: { zh: '不含标题行和空行', en: 'Without the heading and empty rows' },
  cell: { zh: '第 {{row}} 行 {{column}}', en: 'Row {{row}}, {{column}}' },
  range: {
    zh: '第 {{from, number}}–{{to, number}} 行，共 {{total, number}} 行',
    en: 'Rows {{from, number}}–{{to, number}} of {{total, number}}',
  },
  // The list behind the drawer has pages as well.
  pages: { zh: '有问题的行分页', en: 'Pagination of the rows with errors' },
  check: { zh: '重新检查', en: 'Check again' },
  checkRest: { zh: '检查剩余的行', en: 'Check rest' },
  importRest: { zh: '导入剩余的行', en: 'Import rest' },
  import: { zh: '导入', en: 'Import' },
  cancel: words.cancel,
  leaveTitle: { zh: '放弃这次导入？', en: 'Discard this import?' },
  leaveHint: { zh: '您修改过的内容将丢失。', en: 'What you changed will be lost.' },
  leaveRest: {
    zh: '已导入的行会保留，其余的行不会导入。',
    en: 'Rows that are in stay; the others will not be imported.',
  },
  leave: { zh: '放弃', en: 'Discard' },
  done: { zh: '导入完成', en: 'Imported' },
  doneTitle: {
    zh: '已新增 {{added, number}} 名、更新 {{changed, number}} 名用户',
    en: 'Users added: {{added, number}}, changed: {{changed, number}}',
  },
  doneHint: {
    zh: '新用户还没有密码：请在列表中重置密码，把一次性密码交给本人后才能登录。',
    en: 'New users have no password yet: reset it in the list and hand over the one-time password before the first sign-in.',
  },
  finish: { zh: '完成', en: 'Done' },
  more: { zh: '继续导入', en: 'Import more' },
})
