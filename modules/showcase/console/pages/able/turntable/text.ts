import { defineText } from '#shared/i18n/text'

export const texts = defineText('able/turntable', {
  title: ['抽奖转盘', 'Lucky wheel'],
  intro: [
    '先抽出结果再转动，概率公开，由服务器决定也可以。',
    'The prize is drawn before the wheel turns; the odds are open, and a server may decide.',
  ],
  keys: ['Enter / 空格 开始', 'Enter or Space spins'],
  party: ['年会抽奖', 'The draw of a party'],
  partyNote: [
    '五次机会，记录留在右边；声音默认关闭。',
    'Five turns, with a list of what you won; sound is off until you turn it on.',
  ],
  odds: ['概率可调，一千次验证', 'Odds to change, and 1,000 draws to check'],
  oddsNote: ['改权重，抽一千次，对照理论值。', 'Change the weights, draw a thousand times and compare.'],
  server: ['由服务器决定', 'A server decides'],
  serverNote: [
    '请求可能失败：转盘不动，次数不扣。',
    'The call may fail: the wheel does not turn, and no turn is lost.',
  ],

  wheel: ['转盘', 'Wheel'],
  spin: ['抽奖', 'Spin'],
  spinning: ['稍等', 'Wait'],
  result: ['抽中：{{prize}}', 'You won: {{prize}}'],
  phone: ['手机', 'Phone'],
  headset: ['耳机', 'Headset'],
  voucher: ['购物卡', 'Voucher'],
  flask: ['保温杯', 'Flask'],
  dayOff: ['半天假', 'Half day off'],
  thanks: ['谢谢参与', 'No luck'],

  turnsLeft: ['还有 {{count}} 次', '{{count}} turns left', '{{count}} turn left'],
  sound: ['声音', 'Sound'],
  history: ['抽奖记录', 'What you drew'],
  noHistory: ['还没有抽过，点转盘中间开始。', 'Nothing yet: press the middle of the wheel.'],
  startOver: ['重新开始', 'Start over'],
  chances: ['中奖概率', 'Odds'],

  prize: ['奖品', 'Prize'],
  weight: ['权重', 'Weight'],
  weightOf: ['{{prize}}的权重', 'Weight of {{prize}}'],
  chance: ['概率', 'Odds'],
  drawn: ['实际', 'Drawn'],
  thousand: ['抽一千次', 'Draw 1,000 times'],
  noWeight: ['至少给一个奖品权重', 'Give at least one prize a weight'],
  deviation: ['最大偏差 {{points}} 个百分点', 'The largest difference is {{points}} points'],

  answer: ['服务器', 'The server'],
  answers: ['正常', 'Answers'],
  fails: ['断开', 'Is offline'],
  offline: [
    '没有连上服务器，次数没有扣，请再试一次。',
    'The server did not answer. No turn was lost: please try again.',
  ],
  claim: ['凭抽奖编号领奖', 'Show this number to get your prize'],
})
