import { verifyLog, type LogReport } from '#server/audit/chain/verify'
import type { LogKeys } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { chainedLogs, hashWith, type ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Engine } from '#server/db/engines/engine'
import { recordedSteps } from '#server/install/migrate'
import { createLogKeys } from './log-keys'
import { readSettings, StartError } from '../../settings'
import { nativeSha256 } from '../../native/sha256-native'
import { readArguments } from '../backup/arguments'
import { withSnapshot } from '../backup/rows/database-content'
import { rejectMissing, runCommand } from '../command'
import { sentenceOf } from './sentences'
import { verifyFile } from './verify-file'

const usage = `Use one of:
  npm run verify-log                          checks both logs of the database
  npm run verify-log DATABASE_URL             checks those of another one
  npm run verify-log -- --file EXPORT.jsonl   checks a log that was exported as JSON lines
The server may be running. DATABASE_URL, LOG_KEY and LOG_KEY_OLD are read as the server reads them. Nothing is changed.`

/** Checks both logs of a database and the amendments of their rows. */
export async function verifyLogs({ db }: Pick<Engine, 'db'>, keys: LogKeys | undefined): Promise<LogReport[]> {
  const reports: LogReport[] = []
  for (const log of Object.keys(chainedLogs) as ChainedLog[]) reports.push(await verifyLog(db, log, { keys }))
  return reports
}

async function run(product: Product): Promise<void> {
  const { values, positionals } = readArguments(usage, { file: { type: 'string' } })
  const [given, ...rest] = positionals
  if (rest.length > 0 || (given !== undefined && values.file !== undefined)) throw new StartError(usage)
  hashWith(nativeSha256)
  const environment = given === undefined ? process.env : { ...process.env, DATABASE_URL: given, DATABASE_URL_FILE: '' }
  const { databaseUrl, ...settings } = readSettings(product, environment)
  const keys = createLogKeys(settings)
  const { file } = values
  if (file !== undefined) rejectMissing(file, 'Name a log that was exported as JSON lines.')
  const reports =
    file === undefined
      ? await withSnapshot(product, databaseUrl, async (engine, name) => {
          const steps = await recordedSteps(engine.db)
          if (!steps.includes('0006-log-chain'))
            throw new StartError(`The logs of ${name} are not chained yet. Start the server of this version once.`)
          return verifyLogs(engine, keys)
        })
      : [await verifyFile(file, keys)]
  for (const report of reports) console.log(sentenceOf(report, keys !== undefined))
  if (reports.some(({ damage }) => damage)) throw new StartError('A log was changed, see above.')
}

/** Runs `npm run verify-log`. */
export const runVerifyLog = (product: Product) => runCommand(() => run(product))
