import { defineText } from '../../i18n/text'

export const texts = defineText('shared/signature', {
  hint: { zh: '在此签名', en: 'Sign here' },
  undo: { zh: '撤销一笔', en: 'Undo' },
  redo: { zh: '重做一笔', en: 'Redo' },
  clear: { zh: '清空签名', en: 'Clear' },
  type: { zh: '改为键入姓名', en: 'Type the name instead' },
  draw: { zh: '改为手写', en: 'Draw instead' },
  name: { zh: '键入姓名', en: 'Type the name' },
  colour: { zh: '墨色', en: 'Ink' },
  width: { zh: '粗细', en: 'Width of the line' },
  thin: { zh: '细', en: 'Thin' },
  medium: { zh: '中', en: 'Medium' },
  thick: { zh: '粗', en: 'Thick' },
  done: { zh: '完成签名', en: 'Use this signature' },
  again: { zh: '重新签名', en: 'Sign again' },
  signed: { zh: '已签名', en: 'Signed' },
  unfinished: { zh: '请先点“完成签名”，或清空', en: 'Press “Use this signature” first, or clear it' },
  fileName: { zh: '签名', en: 'Signature' },
})
