import { textIn } from 'atrium/contract/language'
import { statusTexts } from 'atrium/contract/error/status-text'
import { defineText, language } from '../i18n/text'

export const texts = defineText('shared/api', {
  // What no answer at all means.
  timeout: { zh: '请求超时，请稍后重试', en: 'The request timed out. Please retry later' },
  unreachable: { zh: '无法连接服务器，请稍后重试', en: 'The server cannot be reached. Please retry later' },
  offline: { zh: '网络已断开，请检查网络连接', en: 'You are offline. Check the network connection' },
})

type Key = keyof typeof statusTexts

/** The text for an HTTP status whose body says nothing, in the language of the screen. */
export function statusText(status: number): string {
  return textIn(language(), statusTexts[status in statusTexts ? (status as Key) : 'other'])
}
