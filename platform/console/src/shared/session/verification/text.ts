import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/verification', {
  title: ['安全验证', 'Verification'],
  slideHandle: ['滑块', 'Slider'],
  slideHint: ['按住滑块拖到最右', 'Drag to the right end'],
  puzzleHandle: ['拼图块', 'Puzzle piece'],
  puzzleHint: ['拖动拼图填满缺口', 'Drag the piece into the gap'],
  picture: [
    '带缺口的图片；看不到图片时，请改用下方的等待验证',
    'A picture with a gap; if you cannot see it, wait instead, see below',
  ],
  refresh: ['换一张', 'Another picture'],
  checking: ['验证中', 'Checking'],
  failed: ['请再试一次', 'Try again'],
  missed: ['没有对准，请再试一次', 'Not quite there. Try again'],
  unnatural: ['移动得太快或太机械，请慢一点再试', 'That was too fast or too even. Try again, a little slower'],
  gone: ['验证已过期，请重新验证', 'The verification has expired. Do it again'],
  passed: ['验证通过', 'Verified'],
  value: ['{{percent}}%', '{{percent}}%'],
  waitInstead: ['看不到图片？改为等待 20 秒', 'Cannot see it? Wait 20 seconds instead'],
  back: ['改用拼图', 'Use the puzzle'],
  waiting: ['请稍候，还有 {{seconds}} 秒', 'One moment, {{seconds}} seconds to go'],
  loading: words.loading,
  retry: words.retry,
})
