import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/verification', {
  title: { zh: '安全验证', en: 'Verification' },
  slideHandle: { zh: '滑块', en: 'Slider' },
  slideHint: { zh: '按住滑块拖到最右', en: 'Drag to the right end' },
  puzzleHandle: { zh: '拼图块', en: 'Puzzle piece' },
  puzzleHint: { zh: '拖动拼图填满缺口', en: 'Drag the piece into the gap' },
  picture: {
    zh: '带缺口的图片；看不到图片时，请改用下方的等待验证',
    en: 'A picture with a gap; if you cannot see it, wait instead, see below',
  },
  refresh: { zh: '换一张', en: 'Another picture' },
  checking: { zh: '验证中', en: 'Checking' },
  failed: { zh: '请再试一次', en: 'Try again' },
  missed: { zh: '没有对准，请再试一次', en: 'Not quite there. Try again' },
  unnatural: {
    zh: '移动得太快或太机械，请慢一点再试',
    en: 'That was too fast or too even. Try again, a little slower',
  },
  gone: { zh: '验证已过期，请重新验证', en: 'The verification has expired. Do it again' },
  passed: { zh: '验证通过', en: 'Verified' },
  value: { zh: '{{percent}}%', en: '{{percent}}%' },
  waitInstead: { zh: '看不到图片？改为等待 20 秒', en: 'Cannot see it? Wait 20 seconds instead' },
  back: { zh: '改用拼图', en: 'Use the puzzle' },
  waiting: { zh: '请稍候，还有 {{seconds}} 秒', en: 'One moment, {{seconds}} seconds to go' },
  loading: words.loading,
  retry: words.retry,
})
