import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell/tabs', {
  tabs: ['已打开的页面', 'Open pages'],
  actions: ['标签操作', 'Tab actions'],
  actionsOf: ['“{{title}}”的操作', 'Actions for {{title}}'],
  closeTab: ['关闭 {{title}}', 'Close {{title}}'],
  refresh: words.refresh,
  close: ['关闭当前', 'Close'],
  closeLeft: ['关闭左侧', 'Close to the left'],
  closeRight: ['关闭右侧', 'Close to the right'],
  closeOthers: ['关闭其他', 'Close others'],
  closeAll: ['关闭全部', 'Close all'],
  reopen: ['重新打开已关闭的标签', 'Reopen closed tab'],
  fullScreen: ['页面全屏', 'Full-screen page'],
  leaveFullScreen: ['退出页面全屏', 'Leave full-screen page'],
  dragHint: [
    '按空格键拿起标签，用左右方向键移动，再按空格键放下，按 Esc 取消。',
    'Press space to pick up the tab, the arrow keys to move it, space again to drop it, Esc to cancel.',
  ],
  picked: ['已拿起 {{title}}', 'Picked up {{title}}'],
  movedTo: ['{{title}} 移到第 {{place}} 位', '{{title}} moved to place {{place}}'],
  dropped: ['{{title}} 放在第 {{place}} 位', '{{title}} dropped at place {{place}}'],
  lost: ['您的权限已变更，已关闭：{{titles}}', 'Your rights have changed. Closed: {{titles}}'],
  lostInput: [
    '“{{titles}}”中填写的内容尚未保存，将会丢失。',
    'What you typed in “{{titles}}” is not saved and will be lost.',
  ],
  comma: ['、', ', '],
  dropCancelled: ['{{title}} 回到原位', '{{title}} is back in its place'],
})
