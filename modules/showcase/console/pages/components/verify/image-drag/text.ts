import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('components/verify/image-drag', {
  title: ['拼图验证', 'Puzzle verification'],
  intro: [
    '把拼图块拖进缺口：图片由服务器现画，答案不离开服务器。',
    'Drag the piece into the gap: the server draws the picture, and the answer stays there.',
  ],
  keys: ['← → 移动 · Enter 松开', '← → move · Enter releases'],
  coupon: ['领取限量优惠券', 'Limited coupon'],
  couponNote: [
    '差 5 像素以内算对齐，没对准就换一张；看不到图片可以改为等 20 秒。',
    'Within 5 pixels counts; a miss brings a new picture. If you cannot see it, you can wait 20 seconds instead.',
  ],
  risky: ['危险操作之前', 'Before a risky action'],
  riskyNote: [
    '在对话框里确认是本人操作，凭证只对这一次删除有效。',
    'A dialog confirms that a person is acting. The pass is valid for this one deletion.',
  ],
  states: ['状态', 'States'],
  statesNote: [
    '加载中、次数过多、可用：每种状态都说清楚下一步。',
    'Loading, too many verifications and ready: each state says what to do next.',
  ],

  off: ['满 200 减 30', '30 off an order of 200'],
  valid: ['限量 500 张，11 月底前有效，每人一张', '500 coupons, valid until the end of November, one per person'],
  claim: ['立即领取', 'Claim'],
  claimed: ['领取成功，已放入卡包', 'Claimed, it is in your wallet'],

  backups: ['12 份备份', '12 backups'],
  backupsHint: ['2025 年的每月备份，共 86 GB', 'Monthly backups of 2025, 86 GB in total'],
  delete: ['全部删除', 'Delete all'],
  question: ['删除 12 份备份？', 'Delete 12 backups?'],
  questionHint: ['完成拼图后立即删除，删除后可以撤销。', 'Solving the puzzle deletes them at once. It can be undone.'],
  deleted: ['12 份备份已删除', '12 backups deleted'],
  restore: ['恢复备份', 'Restore the backups'],
  restored: ['12 份备份已恢复', '12 backups restored'],
  undo: words.undo,

  state: ['状态', 'State'],
  ready: ['可用', 'Ready'],
  loading: words.loading,
  tooMany: ['次数过多', 'Too many verifications'],
  tooManyHint: ['验证次数过多，请在 15 分钟后再试', 'Too many verifications. Try again in 15 min'],
  handle: ['演示用拼图块', 'Piece of the sample'],
  hint: ['拖动拼图填满缺口', 'Drag the piece into the gap'],
  checking: ['验证中', 'Checking'],
  failed: ['没有对准，请再试一次', 'Not quite there. Try again'],
  passed: ['验证通过', 'Verified'],
  picture: ['一座蓝色小山上的缺口', 'A hill with a gap in it'],
  refresh: ['换一张', 'Another picture'],
})
