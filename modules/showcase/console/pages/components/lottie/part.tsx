import { LottiePlayer } from '#modules/showcase/parts/media/lottie-player'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { openBox } from './animations'
import { useLottieLabels } from './labels'

export const part = namedPart('LottiePlayer', LottiePlayer, {
  from: '#modules/showcase/parts/media/lottie-player',
  properties: () => import('#modules/showcase/parts/media/lottie-player?properties'),
  chinese: {
    src: 'Lottie 文件（JSON）的地址。',
    labels: '动画及其控件的文字。',
    size: '边长，像素；动画是正方形。',
    playOn: '何时自行播放：加载后、在视野内、指针经过时，或从不。',
    hasControls: '显示播放、暂停的按钮和可拖动的进度条。',
    onEnd: '播放到结尾且不再重复时调用。',
    loop: '到结尾后从头播放。',
    speed: '播放的速度：1 为原速，2 快一倍。',
    isReversed: '从结尾向开头播放。',
    segment: '只播放这一段：第一帧和最后一帧；不填则全部播放。',
  },
  useStart: () => ({ src: openBox, labels: useLottieLabels('openBox'), size: 240, hasControls: true }),
})
