import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell/tabs', {
  tabs: { zh: '已打开的页面', en: 'Open pages' },
  actions: { zh: '标签操作', en: 'Tab actions' },
  actionsOf: { zh: '“{{title}}”的操作', en: 'Actions for {{title}}' },
  closeTab: { zh: '关闭 {{title}}', en: 'Close {{title}}' },
  refresh: words.refresh,
  close: { zh: '关闭当前', en: 'Close' },
  closeLeft: { zh: '关闭左侧', en: 'Close to the left' },
  closeRight: { zh: '关闭右侧', en: 'Close to the right' },
  closeOthers: { zh: '关闭其他', en: 'Close others' },
  closeAll: { zh: '关闭全部', en: 'Close all' },
  reopen: { zh: '重新打开已关闭的标签', en: 'Reopen closed tab' },
  fullScreen: { zh: '页面全屏', en: 'Full-screen page' },
  leaveFullScreen: { zh: '退出页面全屏', en: 'Leave full-screen page' },
  dragHint: {
    zh: '按空格键拿起标签，用左右方向键移动，再按空格键放下，按 Esc 取消。',
    en: 'Press space to pick up the tab, the arrow keys to move it, space again to drop it, Esc to cancel.',
  },
  picked: { zh: '已拿起 {{title}}', en: 'Picked up {{title}}' },
  movedTo: { zh: '{{title}} 移到第 {{place}} 位', en: '{{title}} moved to place {{place}}' },
  dropped: { zh: '{{title}} 放在第 {{place}} 位', en: '{{title}} dropped at place {{place}}' },
  lost: { zh: '您的权限已变更，已关闭：{{titles}}', en: 'Your rights have changed. Closed: {{titles}}' },
  lostInput: {
    zh: '“{{titles}}”中填写的内容尚未保存，将会丢失。',
    en: 'What you typed in “{{titles}}” is not saved and will be lost.',
  },
  comma: { zh: '、', en: ', ' },
  dropCancelled: { zh: '{{title}} 回到原位', en: '{{title}} is back in its place' },
})
