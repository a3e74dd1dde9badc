import type { Language, LocalText } from 'atrium/contract/language'
import { textIn } from 'atrium/contract/language'
import { DeliveryError, type DeliveryResult } from './delivery-error'

/** Why an event was not delivered, in words; `{detail}` is what is known more exactly. */
const reasons = {
  notSetUp: { zh: '此处不能发送 webhook', en: 'Webhooks cannot be delivered here' },
  deleted: { zh: '该 webhook 已删除', en: 'The webhook was deleted' },
  disabled: { zh: '该 webhook 已停用', en: 'The webhook is disabled' },
  private: {
    zh: '目标 {detail} 在本机或内网。如需允许，请将其加入服务器的 WEBHOOK_PRIVATE_TARGETS',
    en: 'The target {detail} is on this machine or in a private network. To allow it, add it to WEBHOOK_PRIVATE_TARGETS of the server',
  },
  insecure: {
    zh: '目标 {detail} 不在允许的内网中，必须使用 https://',
    en: 'The target {detail} is in no private network that is allowed, so it needs https://',
  },
  timeout: { zh: '{detail} 秒内没有响应', en: 'No response within {detail} seconds' },
  network: { zh: '无法连接：{detail}', en: 'No connection: {detail}' },
  redirect: {
    zh: '响应为重定向（{detail}），不会跟随。请改为填写最终地址',
    en: 'The response is a redirect ({detail}), which is not followed. Enter the address that it leads to',
  },
  gone: {
    zh: '接收方表示已不再接收（410），webhook 已停用',
    en: 'The receiver takes no more events (410), and the webhook was disabled',
  },
  status: { zh: '响应状态为 {detail}', en: 'The response has the status {detail}' },
} as const satisfies Readonly<Record<string, LocalText>>
export type WebhookReason = keyof typeof reasons

interface Known {
  readonly detail?: string | number
  readonly effect?: DeliveryError['effect']
  readonly result?: DeliveryResult
}

/** An error of a delivery to a webhook. Its message is its reason as `webhookErrorText` reads it. */
export class WebhookError extends DeliveryError {
  readonly reason: WebhookReason

  constructor(reason: WebhookReason, { detail = '', effect = 'later', result }: Known = {}) {
    super(effect, `${reason} ${detail}`.trim(), result)
    this.reason = reason
  }
}

/** Returns the message of a `WebhookError` in a language, and any other text as it is. */
export function webhookErrorText(message: string, language: Language): string {
  const [reason = '', ...detail] = message.split(' ')
  if (!Object.hasOwn(reasons, reason)) return message
  return textIn(language, reasons[reason as WebhookReason]).replace('{detail}', () => detail.join(' '))
}
