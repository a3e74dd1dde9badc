import type { SuccessMessage } from '@atrium/contract/endpoint'
import type { ErrorCode } from '@atrium/contract/errors'
import type { Language } from '@atrium/contract/language'

type Texts<K extends string> = Readonly<Record<K, Readonly<Record<Language, string>>>>

/** `msg` of every failure. The Chinese texts of sign-in and session are quoted from the specification. */
export const errorMessages: Texts<ErrorCode> = {
  'request.invalid': {
    'zh-cn': '提交的内容有误，请检查后重试',
    en: 'Some of the input is not valid. Check it and try again',
  },
  'request.notJson': { 'zh-cn': '请求内容不是有效的 JSON', en: 'The request body is not valid JSON' },
  'request.tooLarge': { 'zh-cn': '提交的内容过大，上限 1 MB', en: 'The request is too large. The limit is 1 MB' },
  'request.notFound': { 'zh-cn': '接口不存在', en: 'There is no such call' },
  'request.wrongMethod': { 'zh-cn': '请求方式错误', en: 'This call does not accept that method' },
  'session.missing': { 'zh-cn': '请登录', en: 'Please sign in' },
  'session.unknown': { 'zh-cn': 'token无效', en: 'The session is no longer valid. Sign in again' },
  'session.locked': { 'zh-cn': '屏幕已锁定，请先解锁', en: 'The screen is locked. Unlock it first' },
  'session.notLocked': { 'zh-cn': '屏幕未锁定', en: 'The screen is not locked' },
  'access.denied': { 'zh-cn': '该账号没有权限', en: 'This account has no permission for that' },
  'login.unknownUser': { 'zh-cn': '用户名不存在', en: 'There is no such user' },
  'login.wrongPassword': { 'zh-cn': '用户名或者密码错误', en: 'The user name or the password is wrong' },
  'login.refused': { 'zh-cn': '用户名或者密码错误', en: 'The user name or the password is wrong' },
  'login.disabled': { 'zh-cn': '账号已停用，请联系管理员', en: 'This account is disabled. Ask an administrator' },
  'login.tooMany': { 'zh-cn': '尝试次数过多，请稍后再试', en: 'Too many tries. Try again later' },
  'unlock.wrongPassword': { 'zh-cn': '密码错误', en: 'The password is wrong' },
  'record.notFound': { 'zh-cn': '记录不存在', en: 'There is no such record' },
  'server.failed': { 'zh-cn': '服务器出错，请稍后重试', en: 'The server failed. Try again later' },
  'server.unavailable': {
    'zh-cn': '数据库暂时无法访问，请稍后重试',
    en: 'The database cannot be reached. Try again later',
  },
}

export const successMessages: Texts<SuccessMessage | 'done'> = {
  signedIn: { 'zh-cn': '登录成功', en: 'Signed in' },
  queried: { 'zh-cn': '查询成功', en: 'Done' },
  done: { 'zh-cn': '操作成功', en: 'Done' },
}

/** What can be wrong with one field. `n` stands for the limit. */
export const fieldMessages: Texts<
  | 'required'
  | 'unknown'
  | 'repeated'
  | 'tooLong'
  | 'tooShort'
  | 'tooLarge'
  | 'tooSmall'
  | 'wrongType'
  | 'wrongForm'
  | 'notOffered'
> = {
  required: { 'zh-cn': '必填', en: 'Required' },
  unknown: { 'zh-cn': '不支持的字段', en: 'Unknown field' },
  repeated: { 'zh-cn': '只能出现一次', en: 'May appear only once' },
  tooLong: { 'zh-cn': '最多 {n} 个字符', en: 'At most {n} characters' },
  tooShort: { 'zh-cn': '至少 {n} 个字符', en: 'At least {n} characters' },
  tooLarge: { 'zh-cn': '不能大于 {n}', en: 'Must be {n} or less' },
  tooSmall: { 'zh-cn': '不能小于 {n}', en: 'Must be {n} or more' },
  wrongType: { 'zh-cn': '类型不正确', en: 'Has the wrong type' },
  wrongForm: { 'zh-cn': '格式不正确', en: 'Has the wrong form' },
  notOffered: { 'zh-cn': '不是可选的值', en: 'Is not one of the possible values' },
}
