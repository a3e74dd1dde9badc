import { EmojiPicker } from '#modules/showcase/parts/input/picker/emoji-picker'
import type { ComponentProps } from 'react'
import { notify } from 'atrium/console/feedback'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { useEmoji } from './use-emoji'

function Panel(props: ComponentProps<typeof EmojiPicker>) {
  return (
    <div style={{ width: 340 }}>
      <EmojiPicker {...props} />
    </div>
  )
}

export const part = namedPart('EmojiPicker', Panel, {
  from: '#modules/showcase/parts/input/picker/emoji-picker',
  properties: () => import('#modules/showcase/parts/input/picker/emoji-picker?properties'),
  chinese: {
    language: '表情名称的语言；两种语言都可以搜索。',
    scheme: '明暗主题。',
    labels: '显示和读出的全部文字；results 中的 %n 是结果的数量。',
    onPick: '选择一个表情时调用。',
    reactions: '先只显示这些表情和一个展开全部的按钮；用编码表示，如 1f44d。',
    takesFocus: '让搜索框获得焦点，例如在为它打开的面板里。',
    load: '换用其他数据。损坏的部分会略去；没有可用的数据时显示失败。',
  },
  useStart: () => ({ ...useEmoji(), onPick: (emoji) => notify.info(emoji) }),
})
