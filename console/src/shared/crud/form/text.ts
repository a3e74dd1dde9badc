import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/crud/form', {
  save: words.save,
  cancel: words.cancel,
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
  leaveHint: ['关闭后，您填写的内容将丢失。', 'What you typed will be lost when this closes.'],
  stale: [
    '这条记录刚刚被其他人修改过，您的修改尚未保存。',
    'Somebody else has just changed this record; your changes are not saved yet.',
  ],
  reload: ['载入最新内容', 'Load their version'],
  updated: [
    '已载入最新内容，您修改过的字段保持不变。请核对后再保存。',
    'The latest version is loaded; the fields you changed are as you left them. Check, then save again.',
  ],
  required: ['请填写{{label}}', 'Enter {{label}}'],
  choose: ['请选择{{label}}', 'Choose {{label}}'],
  tooLong: ['最多 {{max}} 个字符', 'At most {{max}} characters'],
  phoneForm: ['11 位手机号，以 13–19 开头', '11 digits, beginning with 13 to 19'],
  emailForm: ['邮箱格式不正确，例如 name@example.com', 'Not an email address, such as name@example.com'],
  webAddressForm: ['须是以 http:// 或 https:// 开头的网址', 'A web address that begins with http:// or https://'],
  colourForm: ['须是颜色值，例如 #1677ff', 'A colour, such as #1677ff'],
  pickColour: ['选取{{label}}', 'Pick {{label}}'],
  choosePicture: ['选择图片', 'Choose a picture'],
  replacePicture: ['更换图片', 'Replace the picture'],
  removePicture: ['移除', 'Remove'],
  deptUnseen: ['当前部门', 'Present department'],
  pleaseChoose: ['请选择', 'Choose'],
})
