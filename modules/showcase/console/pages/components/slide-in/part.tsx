import { Logo } from 'atrium/ui'
import { brand } from 'virtual:brand'
import { SlideIn } from '#modules/showcase/parts/motion/slide-in'
import { namedPart } from '#modules/showcase/kit/properties/part'

export const part = namedPart('SlideIn', SlideIn, {
  from: '#modules/showcase/parts/motion/slide-in',
  properties: () => import('#modules/showcase/parts/motion/slide-in?properties'),
  chinese: {
    children: '内容；每个子元素依次出现。',
    from: '从哪一侧进入。',
    distance: '进入时移动的距离，像素；为 0 时只淡入。',
    duration: '时长，毫秒。',
    delay: '第一个子元素之前的等待，毫秒。',
    stagger: '相邻子元素之间的间隔，毫秒。',
    again: '每次进入视野都播放，而不只第一次。',
    threshold: '子元素进入视野多少才开始，0 到 1。',
    className: '外层元素的类名，如网格。',
  },
  start: { children: <Logo path={brand.logo} size={72} />, from: 'left', distance: 48, duration: 800 },
})
