import { defineText, words } from 'atrium/console/text'

export const texts = defineText('components/verify/image-drag', {
  title: { zh: '拼图验证', en: 'Puzzle verification' },
  intro: {
    zh: '把拼图块拖进缺口：图片由服务器现画，答案不离开服务器。',
    en: 'Drag the piece into the gap: the server draws the picture, and the answer stays there.',
  },
  keys: { zh: '← → 移动 · Enter 松开', en: '← → move · Enter releases' },
  coupon: { zh: '领取限量优惠券', en: 'Limited coupon' },
  couponNote: {
    zh: '差 5 像素以内算对齐，没对准就换一张；看不到图片可以改为等 20 秒。',
    en: 'Within 5 pixels counts; a miss brings a new picture. If you cannot see it, you can wait 20 seconds instead.',
  },
  risky: { zh: '危险操作之前', en: 'Before a risky action' },
  riskyNote: {
    zh: '在对话框里确认是本人操作，凭证只对这一次删除有效。',
    en: 'A dialog confirms that a person is acting. The pass is valid for this one deletion.',
  },
  states: { zh: '状态', en: 'States' },
  statesNote: {
    zh: '加载中、次数过多、可用：每种状态都说清楚下一步。',
    en: 'Loading, too many verifications and ready: each state says what to do next.',
  },

  off: { zh: '满 200 减 30', en: '30 off an order of 200' },
  valid: {
    zh: '限量 500 张，11 月底前有效，每人一张',
    en: '500 coupons, valid until the end of November, one per person',
  },
  claim: { zh: '立即领取', en: 'Claim' },
  claimed: { zh: '领取成功，已放入卡包', en: 'Claimed, it is in your wallet' },

  backups: { zh: '12 份备份', en: '12 backups' },
  backupsHint: { zh: '2025 年的每月备份，共 86 GB', en: 'Monthly backups of 2025, 86 GB in total' },
  delete: { zh: '全部删除', en: 'Delete all' },
  question: { zh: '删除 12 份备份？', en: 'Delete 12 backups?' },
  questionHint: {
    zh: '完成拼图后立即删除，删除后可以撤销。',
    en: 'Solving the puzzle deletes them at once. It can be undone.',
  },
  deleted: { zh: '12 份备份已删除', en: '12 backups deleted' },
  restore: { zh: '恢复备份', en: 'Restore the backups' },
  restored: { zh: '12 份备份已恢复', en: '12 backups restored' },
  undo: words.undo,

  state: { zh: '状态', en: 'State' },
  ready: { zh: '可用', en: 'Ready' },
  loading: words.loading,
  tooMany: { zh: '次数过多', en: 'Too many verifications' },
  tooManyHint: { zh: '验证次数过多，请在 15 分钟后再试', en: 'Too many verifications. Try again in 15 min' },
  handle: { zh: '演示用拼图块', en: 'Piece of the sample' },
  hint: { zh: '拖动拼图填满缺口', en: 'Drag the piece into the gap' },
  checking: { zh: '验证中', en: 'Checking' },
  failed: { zh: '没有对准，请再试一次', en: 'Not quite there. Try again' },
  passed: { zh: '验证通过', en: 'Verified' },
  picture: { zh: '一座蓝色小山上的缺口', en: 'A hill with a gap in it' },
  refresh: { zh: '换一张', en: 'Another picture' },
})
