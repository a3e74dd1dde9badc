import { CountTo } from '#modules/showcase/parts/motion/count-to'
import { namedPart } from '#modules/showcase/kit/properties/part'

export const part = namedPart('CountTo', CountTo, {
  from: '#modules/showcase/parts/motion/count-to',
  properties: () => import('#modules/showcase/parts/motion/count-to?properties'),
  chinese: {
    to: '计数的终点；改变后从当前显示的数字继续。',
    from: '第一次计数的起点，不填为 0。',
    decimals: '小数位数，0 到 20。',
    prefix: '数字前的文字，如货币符号。',
    suffix: '数字后的文字，如单位。',
    locale: '语言标签，决定分隔符，如 de 显示为 1.234,5；不填用页面的语言。',
    easing: '快慢变化；默认先快后慢。',
    duration: '计数时长，毫秒。',
    paused: '让计数停在当前位置。',
    onEnd: '计数到达终点时调用。',
    className: '数字外层元素的类名。',
  },
  start: { to: 12860.5, decimals: 2, prefix: '¥ ' },
})
