import { defineText, translate } from '../i18n/text'

export const texts = defineText('shared/api', {
  // Section 8 of the specification: what an answer without a wrapper means.
  400: ['请求失败，请稍后重试', 'The request failed. Try again later'],
  401: ['登录已过期，请重新登录', 'Your login has expired. Log in again'],
  403: ['当前账号没有权限', 'This account has no permission'],
  404: ['请求的资源不存在', 'The resource does not exist'],
  405: ['请求方法错误', 'Wrong request method'],
  408: ['请求超时', 'The request timed out'],
  500: ['服务异常', 'Service error'],
  502: ['网关错误', 'Gateway error'],
  503: ['服务不可用', 'The service is unavailable'],
  504: ['网关超时', 'Gateway timeout'],
  other: ['请求失败', 'Request failed'],
  timeout: ['请求超时，请稍后重试', 'The request timed out. Please retry later'],
  offline: ['网络已断开，请检查网络连接', 'You are offline. Check the network connection'],
})

type Key = keyof typeof texts.pairs

/** The text for an HTTP status whose body says nothing, in the language of the screen. */
export function statusText(status: number): string {
  return translate(texts, status in texts.pairs ? (status as Key) : 'other')
}
