import { SeamlessScroll } from '#modules/showcase/parts/motion/seamless-scroll'
import type { ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { Mark, partners } from './partners'
import { texts } from './text'
import { useLabels } from './use-labels'

type Props = ComponentProps<typeof SeamlessScroll<(typeof partners)[number]>>

function Panel({ direction, ...props }: Props) {
  const isSideways = direction === 'left' || direction === 'right'
  return (
    <div className={css.panel}>
      <SeamlessScroll direction={direction} className={isSideways ? css.strip : css.box} {...props} />
    </div>
  )
}

export const part = namedPart('SeamlessScroll', Panel, {
  from: '#modules/showcase/parts/motion/seamless-scroll',
  properties: () => import('#modules/showcase/parts/motion/seamless-scroll?properties'),
  chinese: {
    items: '按阅读顺序排列的条目；增减条目时不会跳回开头。',
    itemKey: '返回条目的键，在列表中唯一。',
    renderItem: '渲染一个条目；最多出现两次，因此不能有 id。',
    labels: '列表及其按钮的名称。',
    direction: '条目移动的方向。',
    speed: '速度，像素每秒；设置了 rest 时为条目移动期间的速度。',
    rest: '逐条移动，并在每条停留这么久，毫秒；不填则匀速移动。',
    className: '决定外框的高度，横向移动时决定宽度。',
  },
  useStart: () => {
    const t = useText(texts)
    return {
      items: partners,
      itemKey: ({ name }) => name,
      renderItem: (partner) => (
        <div className={css.logo}>
          <Mark {...partner} />
          {partner.name}
        </div>
      ),
      labels: { list: t('partners', { row: 1 }), ...useLabels() },
      direction: 'left',
    }
  },
})
