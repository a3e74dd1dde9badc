import { NoticeBar } from '#modules/showcase/parts/motion/notice-bar'
import type { ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'
import { useLabels } from './use-labels'

function WideBar(props: ComponentProps<typeof NoticeBar>) {
  return (
    <div className={css.wide}>
      <NoticeBar {...props} />
    </div>
  )
}

export const part = namedPart('NoticeBar', WideBar, {
  from: '#modules/showcase/parts/motion/notice-bar',
  properties: () => import('#modules/showcase/parts/motion/notice-bar?properties'),
  chinese: {
    notices: '一条或多条公告；多条从上到下轮流显示，没有时不显示通知栏。',
    labels: '通知栏及其按钮的名称。',
    tone: '没有自己色调的公告的色调。',
    speed: '放不下的文字移动的速度，像素每秒。',
    interval: '多条时每条停留的时间，毫秒；会移动的文字停留到读完。',
    onClose: '显示关闭按钮，点击时调用。',
  },
  useStart: () => {
    const t = useText(texts)
    return {
      notices: [
        { key: 'maintenance', text: t('maintenanceText') },
        { key: 'award', text: t('award') },
      ],
      labels: { bar: t('sample'), ...useLabels() },
      tone: 'warning' as const,
    }
  },
})
