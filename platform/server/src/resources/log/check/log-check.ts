import { platform } from 'atrium/contract/module/platform'
import { logDamage, type LogCheck } from 'atrium/contract/system/log/log-check'
import type { Selectable } from 'kysely'
import type { Call } from '#server/call/call'
import type { Database, LogCheckTable } from '#server/db/schema'
import type { DeclaredJob } from '#server/services/job/declared'
import { logCheck } from './check-job'

/** The job that checks both logs. */
export const logCheckJob: DeclaredJob = {
  key: `${platform.name}.logCheck`,
  moduleTitle: platform.title,
  job: logCheck,
}

const moment = (at: number) => new Date(at).toISOString()

/** Whether a check runs or waits for the next tick of a process. */
async function isUnderWay(db: Database): Promise<boolean> {
  const ofJob = db.selectFrom('jobs').where('jobKey', '=', logCheckJob.key).select('jobId')
  const active = db
    .selectFrom('jobRuns')
    .where('jobId', '=', ofJob)
    .where('state', 'in', ['waiting', 'running'])
    .select('runId')
  return Boolean(await active.executeTakeFirst())
}

function presentLast(check: Selectable<LogCheckTable>, wrong: Selectable<LogCheckTable> | undefined): LogCheck['last'] {
  const { at, rows, checkpoints, signed, amended } = check
  const damage = wrong && {
    what: logDamage.parse(wrong.damage),
    // The row of an amendment is on no page.
    rowId: wrong === check ? wrong.rowId : null,
    at: wrong.rowAt === null ? null : moment(wrong.rowAt),
  }
  return { at: moment(at), rows, checkpoints, signed, amended, damage: damage ?? null }
}

/** Returns the latest check of a log; that of the operation log is wrong as well where an amendment of a row is. */
export async function readCheck({ db, deps }: Call, log: 'operationLogs' | 'signIns'): Promise<LogCheck> {
  const checks = await db.selectFrom('logChecks').selectAll().execute()
  const [check, amendments] = [log, 'logAmendments'].map((name) => checks.find((one) => one.log === name))
  const wrong = [check, log === 'operationLogs' ? amendments : undefined].find((one) => one?.damage != null)
  const share = check && check.doneRows !== null ? Math.min(1, check.doneRows / Math.max(1, check.rows)) : 0
  return {
    isSigned: deps.logKeys !== undefined,
    progress: (await isUnderWay(db)) ? share : null,
    last: check ? presentLast(check, wrong) : null,
  }
}
