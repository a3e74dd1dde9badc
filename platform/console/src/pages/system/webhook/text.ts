import type { LocalText } from 'atrium/contract/language'
import type { MessageState } from 'atrium/contract/system/operation/message'
import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/webhook', {
  all: { zh: '全部事件', en: 'All events' },
  allOf: { zh: '{{group}}：全部', en: 'All of {{group}}' },
  notSetUp: {
    zh: '演示在浏览器中运行，不能发送 webhook。',
    en: 'The demo runs in the browser, which cannot deliver webhooks.',
  },
  test: { zh: '测试', en: 'Test' },
  testOf: { zh: '测试“{{name}}”', en: 'Test of “{{name}}”' },
  testing: { zh: '正在发送测试事件…', en: 'Sending the event “test” …' },
  tested: { zh: '测试事件已送达', en: 'The event “test” was delivered' },
  testFailed: { zh: '测试事件没有送达', en: 'The event “test” was not delivered' },
  responseStatus: { zh: '响应状态', en: 'Status' },
  duration: { zh: '用时', en: 'Duration' },
  millis: { zh: '{{duration, number}} 毫秒', en: '{{duration, number}} ms' },
  response: { zh: '响应内容', en: 'Response' },
  renew: { zh: '更换密钥', en: 'New secret' },
  renewTitle: { zh: '为“{{name}}”更换密钥？', en: 'Make a new secret for “{{name}}”?' },
  renewHint: {
    zh: '原密钥在一天内继续有效：这段时间事件同时用两个密钥签名。',
    en: 'The secret before it stays valid for a day: until then events are signed with both.',
  },
  secretTitle: { zh: '签名密钥', en: 'Secret' },
  secret: { zh: '密钥', en: 'Secret' },
  secretOnce: {
    zh: '请将它交给接收方，用于校验签名。它只显示这一次，可随时更换。',
    en: 'Give it to the receiver, which verifies signatures with it. It is shown only this once; a new one can be made at any time.',
  },
  deliveries: { zh: '投递记录', en: 'Deliveries' },
  deliveriesOf: { zh: '“{{name}}”的投递记录', en: 'Deliveries to “{{name}}”' },
  noDeliveries: { zh: '没有投递记录', en: 'There are no deliveries' },
  event: { zh: '事件', en: 'Event' },
  state: { zh: '状态', en: 'State' },
  created: { zh: '发生时间', en: 'Happened' },
  ended: { zh: '结束时间', en: 'Ended' },
  next: { zh: '下次尝试', en: 'Next attempt' },
  attempts: { zh: '尝试次数', en: 'Attempts' },
  error: { zh: '最近的错误', en: 'Latest error' },
  id: { zh: '消息编号', en: 'Message id' },
  details: { zh: '详情', en: 'Details' },
  payload: { zh: '内容', en: 'Payload' },
  again: { zh: '重新发送', en: 'Send again' },
  againTitle: {
    zh: '重新发送这 {{count}} 个事件？',
    en: 'Send these {{count}} events again?',
    one: 'Send this event again?',
  },
  againHint: {
    zh: '几秒内发送，失败时会在一天内多次重试。',
    en: 'It goes out within seconds. Where that fails, it is tried again for a day.',
  },
  againDone: { zh: '正在重新发送', en: 'It is being sent again' },
})

export const stateTexts = defineText('system/webhook.states', {
  waiting: { zh: '等待投递', en: 'Waiting' },
  done: { zh: '已送达', en: 'Delivered' },
  failed: { zh: '已放弃', en: 'Given up' },
} as const satisfies Record<MessageState, LocalText>)
