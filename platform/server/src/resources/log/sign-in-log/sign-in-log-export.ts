import type { Parsed } from '@atrium/contract/endpoint'
import type { SignIn, SignInResult, signInLogs } from '@atrium/contract/system/sign-in-log'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, momentColumn, type Bilingual } from '#server/sheet/column'
import { batchesInOrder, downloadSheet } from '#server/sheet/sheet'
import { matchingSignIns, presentSignIn, signInOrder } from './sign-in-log'

const results: Readonly<Record<SignInResult, Bilingual>> = {
  success: { 'zh-cn': '成功', en: 'Signed in' },
  unknownUser: { 'zh-cn': '用户不存在', en: 'Unknown user' },
  wrongPassword: { 'zh-cn': '密码错误', en: 'Wrong password' },
  disabled: { 'zh-cn': '账号已停用', en: 'Disabled account' },
  passwordExpired: { 'zh-cn': '一次性密码已过期', en: 'Expired one-time password' },
  throttled: { 'zh-cn': '尝试过多', en: 'Too many tries' },
}

const columns = [
  column<SignIn>('编号', 'ID', (row) => row.signInId),
  momentColumn<SignIn>('时间', 'Time', (row) => row.at),
  column<SignIn>('用户名', 'User name', (row) => row.username),
  column<SignIn>('结果', 'Result', (row, { language }) => results[row.result][language]),
  column<SignIn>('地址', 'Address', (row) => row.address),
  column<SignIn>('客户端', 'Client', (row) => row.agent),
]

export async function exportSignIns(
  call: Call,
  { order, ...query }: Parsed<typeof signInLogs.export>['query'],
): Promise<Download> {
  const matching = matchingSignIns(call.db, { ...query, viewer: call.actor }).selectAll()
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, signInOrder(order), last, limit).execute(),
    (rows) => rows.map(presentSignIn),
  )
  return downloadSheet(call, query, { name: { 'zh-cn': '登录日志', en: 'sign-in-log' }, columns }, batches)
}
