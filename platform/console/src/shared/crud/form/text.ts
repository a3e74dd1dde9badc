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
  hasPicture: { zh: '有图片', en: 'A picture' },
  leaveHint: { zh: '关闭后，您填写的内容将丢失。', en: 'What you typed will be lost when this closes.' },
  required: { zh: '请填写{{label}}', en: 'Enter {{label}}' },
  choose: { zh: '请选择{{label}}', en: 'Choose {{label}}' },
  tooLong: { zh: '最多 {{max}} 个字符', en: 'At most {{max}} characters' },
  phoneFormat: { zh: '11 位手机号，以 13–19 开头', en: '11 digits, beginning with 13 to 19' },
  emailFormat: { zh: '邮箱格式不正确，例如 name@example.com', en: 'Not an email address, such as name@example.com' },
  webAddressForm: {
    zh: '须是以 http:// 或 https:// 开头的网址',
    en: 'A web address that begins with http:// or https://',
  },
  colourFormat: { zh: '须是颜色值，例如 #1677ff', en: 'A colour, such as #1677ff' },
  pickColour: { zh: '选取{{label}}', en: 'Pick {{label}}' },
  choosePicture: { zh: '选择图片', en: 'Choose a picture' },
  replacePicture: { zh: '更换图片', en: 'Replace the picture' },
  removePicture: { zh: '移除', en: 'Remove' },
  deptUnseen: { zh: '当前部门', en: 'Present department' },
  pleaseChoose: { zh: '请选择', en: 'Choose' },
})
