import { defineText } from 'atrium/console/text'

export const texts = defineText('able/turntable', {
  title: { zh: '抽奖转盘', en: 'Lucky wheel' },
  intro: {
    zh: '先抽出结果再转动，概率公开，由服务器决定也可以。',
    en: 'The prize is drawn before the wheel turns; the odds are open, and a server may decide.',
  },
  keys: { zh: 'Enter / 空格 开始', en: 'Enter or Space spins' },
  party: { zh: '年会抽奖', en: 'The draw of a party' },
  partyNote: {
    zh: '五次机会，记录留在右边；声音默认关闭。',
    en: 'Five turns, with a list of what you won; sound is off until you turn it on.',
  },
  odds: { zh: '概率可调，一千次验证', en: 'Odds to change, and 1,000 draws to check' },
  oddsNote: { zh: '改权重，抽一千次，对照理论值。', en: 'Change the weights, draw a thousand times and compare.' },
  server: { zh: '由服务器决定', en: 'A server decides' },
  serverNote: {
    zh: '请求可能失败：转盘不动，次数不扣。',
    en: 'The call may fail: the wheel does not turn, and no turn is lost.',
  },

  wheel: { zh: '转盘', en: 'Wheel' },
  spin: { zh: '抽奖', en: 'Spin' },
  spinning: { zh: '稍等', en: 'Wait' },
  result: { zh: '抽中：{{prize}}', en: 'You won: {{prize}}' },
  phone: { zh: '手机', en: 'Phone' },
  headset: { zh: '耳机', en: 'Headset' },
  voucher: { zh: '购物卡', en: 'Voucher' },
  flask: { zh: '保温杯', en: 'Flask' },
  dayOff: { zh: '半天假', en: 'Half day off' },
  thanks: { zh: '谢谢参与', en: 'No luck' },

  turnsLeft: { zh: '还有 {{count}} 次', en: '{{count}} turns left', one: '{{count}} turn left' },
  sound: { zh: '声音', en: 'Sound' },
  history: { zh: '抽奖记录', en: 'What you drew' },
  noHistory: { zh: '还没有抽过，点转盘中间开始。', en: 'Nothing yet: press the middle of the wheel.' },
  startOver: { zh: '重新开始', en: 'Start over' },
  chances: { zh: '中奖概率', en: 'Odds' },

  prize: { zh: '奖品', en: 'Prize' },
  weight: { zh: '权重', en: 'Weight' },
  weightOf: { zh: '{{prize}}的权重', en: 'Weight of {{prize}}' },
  chance: { zh: '概率', en: 'Odds' },
  drawn: { zh: '实际', en: 'Drawn' },
  thousand: { zh: '抽一千次', en: 'Draw 1,000 times' },
  noWeight: { zh: '至少给一个奖品权重', en: 'Give at least one prize a weight' },
  deviation: { zh: '最大偏差 {{points}} 个百分点', en: 'The largest difference is {{points}} points' },

  answer: { zh: '服务器', en: 'The server' },
  answers: { zh: '正常', en: 'Answers' },
  fails: { zh: '断开', en: 'Is offline' },
  offline: {
    zh: '没有连上服务器，次数没有扣，请再试一次。',
    en: 'The server did not answer. No turn was lost: please try again.',
  },
  claim: { zh: '凭抽奖编号领奖', en: 'Show this number to get your prize' },
})
