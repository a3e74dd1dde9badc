import type { Deps } from '#server/call/call'
import type { Database } from '#server/db/schema'
import { sendNotice } from '../notice/notice'
import type { DeclaredJob } from './declared'
import type { RunRow } from './job-rows'

/** How a run ended without having done its work, in words. */
const words = {
  failed: { zh: '多次尝试后仍然失败', en: 'It failed in all attempts' },
  timedOut: { zh: '超过了时间限制', en: 'It reached its time limit' },
  lost: { zh: '运行它的进程已结束', en: 'The process that ran it has ended' },
} as const

/** Tells those who may see jobs of a run that ended without having done its work. */
export async function notifyOfRun(
  db: Database,
  { key, job }: DeclaredJob,
  state: RunRow['state'] | undefined,
  { deps, now }: { readonly deps: Deps; readonly now: number },
): Promise<void> {
  if (state !== 'failed' && state !== 'timedOut' && state !== 'lost') return
  const { zh = key, en = key } = job.name ?? {}
  const title = { zh: `任务“${zh}”没有完成`, en: `The job ${en} was not done` }
  await sendNotice(
    { db, now, deps },
    {
      kind: 'platform.jobs',
      to: { permission: 'system:job:list' },
      text: { title, description: words[state] },
      link: '/system/operation/job',
    },
  )
}
