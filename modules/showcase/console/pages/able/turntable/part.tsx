import { notify } from 'atrium/console/feedback'
import { LuckyWheel, type Prize } from '#modules/showcase/parts/motion/lucky-wheel'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { usePrizes } from './prizes'

export const part = namedPart('LuckyWheel', LuckyWheel<Prize>, {
  from: '#modules/showcase/parts/motion/lucky-wheel',
  properties: () => import('#modules/showcase/parts/motion/lucky-wheel?properties'),
  chinese: {
    prizes: '奖品，每个有键、名称和权重；扇形的宽度与权重成正比。',
    draw: '在转动之前决定奖品，返回它的键；可以请求服务端，也可以失败。不填则按权重抽取。',
    onResult: '转盘停下时调用。',
    onError: 'draw 失败或返回未知的奖品时调用；转盘不会转动。',
    labels: '转盘及其按钮的名称，以及最后读出的结果。',
    duration: '一次转动的时长，毫秒。',
    hasSound: '经过每个扇形时发出咔嗒声。',
    disabled: '不能转动，例如次数已用完。',
  },
  useStart: () => {
    const { prizes, labels } = usePrizes()
    return { prizes, labels, onResult: (prize) => notify.info(labels.result(prize)) }
  },
})
