import type { LogDamage } from 'atrium/contract/system/log/log-check'
import type { LocalText } from 'atrium/contract/language'
import { addCheckpoints } from '#server/audit/chain/checkpoints'
import { saveProgress, saveReport } from '#server/audit/chain/check-results'
import { verifyLog, type LogReport } from '#server/audit/chain/verify'
import { job, type JobCall } from '#server/call/job'
import { chainedLogs, type ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database } from '#server/db/schema'
import { sendNotice } from '#server/services/notice/notice'

/** A log of millions of rows takes minutes, and nothing waits for it. */
const limitMillis = 3 * 3_600_000
/** How often the progress is stored, in milliseconds. */
const progressMillis = 1000

const damages: Readonly<Record<LogDamage, LocalText>> = {
  changed: { zh: '一条记录被修改', en: 'An entry was changed' },
  missing: { zh: '有记录被删除', en: 'Entries were deleted' },
  inserted: { zh: '有记录被插入', en: 'An entry was inserted' },
  reordered: { zh: '记录的顺序被改动', en: 'Entries were put into another order' },
  cutOff: { zh: '最后的记录被删除', en: 'The last entries were deleted' },
  broken: { zh: '一条记录与其前一条不符', en: 'An entry does not fit the one before it' },
  rewritten: { zh: '检查点之前的记录被改写', en: 'Entries before a checkpoint were rewritten' },
  signature: { zh: '检查点的签名不正确', en: 'The signature of a checkpoint is wrong' },
}

const pages = {
  operationLogs: { name: { zh: '操作日志', en: 'operation log' }, link: '/system/operationLog' },
  signIns: { name: { zh: '登录日志', en: 'sign-in log' }, link: '/system/signInLog' },
} as const

async function notifyOf(db: Database, { log, damage }: LogReport, { deps }: JobCall): Promise<void> {
  if (!damage) return
  const { name, link } = pages[log === 'signIns' ? log : 'operationLogs']
  const row = damage.rowId === null ? { zh: '', en: '' } : { zh: `（编号 ${damage.rowId}）`, en: ` (${damage.rowId})` }
  await sendNotice(
    { db, now: deps.now(), deps },
    {
      kind: 'platform.logs',
      to: { permission: log === 'signIns' ? 'system:signInLog:list' : 'system:operationLog:list' },
      text: {
        title: { zh: `${name.zh}被改动`, en: `The ${name.en} was changed` },
        description: { zh: damages[damage.what].zh + row.zh, en: damages[damage.what].en + row.en },
      },
      link: log === 'operationLogs' && damage.rowId !== null ? `${link}?log=${damage.rowId}` : link,
    },
  )
}

async function checkLog(call: JobCall, log: ChainedLog): Promise<void> {
  const { db, deps, write, signal } = call
  let told = performance.now()
  const report = await verifyLog(db, log, {
    keys: deps.logKeys,
    signal,
    async onRows(rows) {
      if (performance.now() - told < progressMillis) return
      told = performance.now()
      await saveProgress(db, log, rows)
    },
  })
  const { damage, rows } = report
  if (damage) deps.log('error', 'log was changed', { log, rows, ...damage })
  await write(async (trx) => {
    const before = await saveReport(trx, report, deps.now())
    const isKnown = before?.damage === damage?.what && before?.rowId === damage?.rowId
    if (!isKnown) await notifyOf(trx, report, call)
  })
}

/** Checks both logs and the amendments of their rows, and leaves a checkpoint at the end of each. */
async function checkLogs(call: JobCall): Promise<void> {
  for (const log of Object.keys(chainedLogs) as ChainedLog[]) await checkLog(call, log)
  const { deps, write } = call
  await write((trx) => addCheckpoints(trx, { now: deps.now(), keys: deps.logKeys, reason: 'daily' }))
}

/** Each night before old rows are deleted. */
export const logCheck = job('30 2 * * *', checkLogs, {
  name: { zh: '校验日志', en: 'Check the logs' },
  limit: limitMillis,
})
