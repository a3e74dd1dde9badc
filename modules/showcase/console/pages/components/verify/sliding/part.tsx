import type { ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { SlideVerify } from 'atrium/ui'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from '../verify.module.css'
import { useBarLabels } from './labels'
import { texts } from './text'

function OnCard(props: ComponentProps<typeof SlideVerify>) {
  return (
    <div className={css.card}>
      <SlideVerify {...props} />
    </div>
  )
}

export const part = namedPart('SlideVerify', OnCard, {
  from: 'atrium/ui',
  properties: () => import('atrium/ui/input/verify/slide-verify?properties'),
  chinese: {
    labels: '滑块条及其各个状态的文字。',
    onVerify: '在终点松开时，以滑块走过的轨迹调用；没到终点就松开，滑块会自己退回。',
    travel: '终点的位置，单位由检查轨迹的一方决定。',
    disabled: '不能移动。',
    round: '换一个值就重置：滑块回到起点，结果清除。',
  },
  useStart: () => {
    const t = useText(texts)
    return { labels: useBarLabels()(t('sample')), onVerify: async () => ({ passed: true }) }
  },
})
