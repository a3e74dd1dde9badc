import { statusTexts } from '@atrium/contract/failure/status-text'
import { defineText, language } from '../i18n/text'

export const texts = defineText('shared/api', {
  // What no answer at all means.
  timeout: ['请求超时，请稍后重试', 'The request timed out. Please retry later'],
  unreachable: ['无法连接服务器，请稍后重试', 'The server cannot be reached. Please retry later'],
  offline: ['网络已断开，请检查网络连接', 'You are offline. Check the network connection'],
})

type Key = keyof typeof statusTexts

/** The text for an HTTP status whose body says nothing, in the language of the screen. */
export function statusText(status: number): string {
  return statusTexts[status in statusTexts ? (status as Key) : 'other'][language()]
}
