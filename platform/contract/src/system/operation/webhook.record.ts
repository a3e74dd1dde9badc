import { choice } from '../../kind/fields/choice/choice'
import { status } from '../../kind/fields/choice/status'
import { computed } from '../../kind/fields/computed'
import { int } from '../../kind/fields/number/int'
import { multiline } from '../../kind/fields/text/multiline'
import { text } from '../../kind/fields/text/text'
import { url } from '../../kind/fields/text/url'
import { dateTime } from '../../kind/fields/time/date-time'
import { recordKind } from '../../kind/record-kind'
import { most } from '../../untrusted/rules'
import { events } from './webhook-events'

/** An address outside that is sent events, signed as Standard Webhooks says. Its secrets are in a table of their own. */
export const webhook = recordKind('webhook', {
  name: { zh: 'Webhook', en: 'Webhook' },
  plural: { zh: 'Webhook', en: 'webhooks' },
  table: 'webhooks',
  id: 'webhookId',
  title: 'webhookName',
  permissions: 'system:webhook',
  page: {
    path: '/system/operation/webhook',
    needs: [['system:webhook:list'], ['system:webhook:query', 'system:webhook:edit']],
  },
  fields: {
    webhookName: text(60, { zh: '名称', en: 'Name' }, { unique: true, filter: true }),
    url: url(
      { zh: '接收地址', en: 'Address' },
      {
        filter: true,
        hint: {
          zh: '以 https:// 开头的公网地址；内网地址须由服务器的 WEBHOOK_PRIVATE_TARGETS 允许',
          en: 'A public address with https://. Those of private networks have to be allowed by WEBHOOK_PRIVATE_TARGETS of the server',
        },
      },
    ),
    events: events({ zh: '事件', en: 'Events' }),
    status: status(),
    remark: multiline(most.remark, { zh: '备注', en: 'Remark' }, { optional: true }),
    lastState: computed(
      choice(
        {
          done: { zh: '已送达', en: 'Delivered', colour: 'success' },
          failed: { zh: '已放弃', en: 'Given up', colour: 'danger' },
          waiting: { zh: '等待重试', en: 'To be tried again', colour: 'warning' },
        },
        { zh: '最近一次投递', en: 'Latest delivery' },
      ),
    ),
    lastAt: computed(dateTime({ zh: '最近投递时间', en: 'Time of the latest delivery' })),
    waiting: computed(int({ zh: '等待投递', en: 'Waiting' }, { total: false })),
  },
  logged: {
    secretReplaced: { zh: '已更换密钥', en: 'New secret' },
    isDelivered: { zh: '测试送达', en: 'Test delivered' },
    responseStatus: { zh: '响应状态', en: 'Status of the response' },
    event: { zh: '重新发送的事件', en: 'Event sent again' },
  },
  errors: {
    notSetUp: {
      status: 409,
      text: {
        zh: '演示在浏览器中运行，不能发送 webhook',
        en: 'The demo runs in the browser, which cannot deliver webhooks',
      },
    },
    disabled: {
      status: 409,
      text: { zh: '该 webhook 已停用，请先启用', en: 'The webhook is disabled. Enable it first' },
    },
  },
})
