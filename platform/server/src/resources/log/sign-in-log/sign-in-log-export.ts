import { textIn, type LocalText } from 'atrium/contract/language'
import type { Parsed } from 'atrium/contract/endpoint'
import type { SignIn, SignInResult, signInLogs } from 'atrium/contract/system/log/sign-in-log'
import { downloadLines } from '#server/audit/chain/log-lines'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/file/download'
import { column, momentColumn } from '#server/sheet/column'
import { batchesInOrder, downloadSheet } from '#server/sheet/sheet'
import { matchingSignIns, presentSignIn, signInColumns, signInOrder } from './sign-in-log'

const results: Readonly<Record<SignInResult, LocalText>> = {
  success: { zh: '成功', en: 'Signed in' },
  unknownUser: { zh: '用户不存在', en: 'Unknown user' },
  wrongPassword: { zh: '密码错误', en: 'Wrong password' },
  wrongCode: { zh: '验证码错误', en: 'Wrong code' },
  wrongPasskey: { zh: '通行密钥错误', en: 'Wrong passkey' },
  copiedPasskey: { zh: '通行密钥可能被复制', en: 'Passkey possibly copied' },
  provider: { zh: '身份提供方登录未成功', en: 'Sign-in at the identity provider' },
  noIdentity: { zh: '没有关联的用户', en: 'No linked user' },
  providerOnly: { zh: '须使用单点登录', en: 'Single sign-on required' },
  disabled: { zh: '账号已停用', en: 'Disabled account' },
  passwordExpired: { zh: '一次性密码已过期', en: 'Expired one-time password' },
  address: { zh: '地址不允许', en: 'Address not allowed' },
  throttled: { zh: '尝试过多', en: 'Too many tries' },
}

const columns = [
  column<SignIn>({ zh: '编号', en: 'ID' }, (row) => row.signInId),
  momentColumn<SignIn>({ zh: '时间', en: 'Time' }, (row) => row.at, 'time'),
  column<SignIn>({ zh: '用户名', en: 'User name' }, (row) => row.username, 'user'),
  column<SignIn>({ zh: '结果', en: 'Result' }, (row, { language }) => textIn(language, results[row.result]), 'result'),
  column<SignIn>({ zh: '地址', en: 'Address' }, (row) => row.address, 'address'),
  column<SignIn>({ zh: '客户端', en: 'Client' }, (row) => row.agent, 'agent'),
]

type Query = Parsed<typeof signInLogs.export>['query']

function exportLines(
  call: Call,
  { timeZone: _timeZone, columns: _columns, ...filters }: Omit<Query, 'order' | 'format'>,
): Download {
  const matching = matchingSignIns(call.db, { ...filters, viewer: call.actor })
  return downloadLines(call, 'signIns', 'sign-in-log', {
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    async idsAfter(last, limit) {
      const after = matching.select('signInId').where('signInId', '>', last)
      const rows = await after.orderBy('signInId').limit(limit).execute()
      return rows.map(({ signInId }) => signInId)
    },
  })
}

export async function exportSignIns(call: Call, { order, format, ...query }: Query): Promise<Download> {
  if (format === 'jsonl') return exportLines(call, query)
  const matching = matchingSignIns(call.db, { ...query, viewer: call.actor }).select(signInColumns)
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, signInOrder(order), last, limit).execute(),
    (rows) => rows.map(presentSignIn),
  )
  return downloadSheet(call, { ...query, format }, { name: { zh: '登录日志', en: 'sign-in-log' }, columns }, batches)
}
