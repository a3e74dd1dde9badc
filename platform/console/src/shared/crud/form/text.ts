import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/crud/form', {
  save: words.save,
  cancel: words.cancel,
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
  yes: words.yes,
  no: words.no,
  notShown: words.outOfScope,
  hasPicture: ['有图片', 'A picture'],
  leaveHint: ['关闭后，您填写的内容将丢失。', 'What you typed will be lost when this closes.'],
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
