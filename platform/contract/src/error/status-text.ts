import type { LocalText } from '../language'

/**
 * The text of an error of which only the HTTP status is available: section 8 of the specification. The server sends it
 * in its responses; the console shows it where a response has no text of its own, such as that of a gateway.
 */
export const statusTexts = {
  400: { zh: '请求失败，请稍后重试', en: 'The request failed. Try again later' },
  401: { zh: '登录已过期，请重新登录', en: 'Your login has expired. Log in again' },
  403: { zh: '当前账号没有权限', en: 'This account has no permission' },
  404: { zh: '请求的资源不存在', en: 'The resource does not exist' },
  405: { zh: '请求方法错误', en: 'Wrong request method' },
  408: { zh: '请求超时', en: 'The request timed out' },
  500: { zh: '服务异常', en: 'Service error' },
  502: { zh: '网关错误', en: 'Gateway error' },
  503: { zh: '服务不可用', en: 'The service is unavailable' },
  504: { zh: '网关超时', en: 'Gateway timeout' },
  other: { zh: '请求失败', en: 'Request failed' },
} as const satisfies Readonly<Record<string, LocalText>>
