import { Draggable } from '#modules/showcase/parts/interaction/drag/draggable'
import type { ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

/** A part that is dragged stays within its parent. */
function OnBoard(props: ComponentProps<typeof Draggable>) {
  return (
    <div className={css.board}>
      <Draggable {...props} className={css.note} />
    </div>
  )
}

export const part = namedPart('Draggable', OnBoard, {
  from: '#modules/showcase/parts/interaction/drag/draggable',
  properties: () => import('#modules/showcase/parts/interaction/drag/draggable?properties'),
  chinese: {
    id: '它的 id；isKept 时，位置以 drag- 加这个 id 为键保存在浏览器里。',
    label: '部件或其拖动柄的名称，供读屏软件读出。',
    isKept: '刷新页面后仍在离开时的位置。',
    start: '开始时左上角的位置，相对于父元素，像素；不填为父元素的左上角。',
    grid: '每一步的大小，像素；不填或为 0 则可以移动到任意位置。',
    axis: '只沿这个方向移动；不填则两个方向都可以。',
    onMove: '拖动过程中以及每次用键盘移动后，以位置调用。',
    className: '被移动的元素的类名。',
    children: '内容，整个都可以拖动；为函数时得到拖动柄的属性，只有拖动柄可以拖动。',
  },
  useStart: () => {
    const t = useText(texts)
    const children = (
      <div data-tone="warn">
        <b>{t('note1')}</b>
        <p>{t('note1More')}</p>
      </div>
    )
    return { id: 'sample', label: t('moveSample'), start: { x: 24, y: 24 }, children }
  },
})
