import { statfs } from 'node:fs/promises'
import type { HealthCheck } from '#server/call/monitoring/monitoring'
import type { Product } from '#server/call/resource'
import type { Engine } from '#server/db/engines/engine'
import { rewriteInstallation } from '#server/install/installation-kind'
import { missingSteps } from '#server/install/migrate'
import type { WriteTurns } from './write-turns'

/** How long the database may take to answer, in milliseconds. */
export const answerMillis = 2000
/** How long a write may take: the time after which those of calls that wait for a lock fail. */
const writeMillis = 5000
/** How long one write may keep its turn before the others count as lost. */
const turnMillis = 30_000
/** For how long results of checks that cost more than a look are used again. */
export const freshMillis = 1000

interface Checked {
  readonly engine: Engine
  readonly turns: WriteTurns
  readonly servers: Product['servers']
  /** A folder on the disk that the server writes to; undefined where it writes to none. */
  readonly folder: string | undefined
  /** The folder of files; undefined where they are elsewhere. */
  readonly filesFolder?: string | undefined
  /** The least that has to be left on that disk, in megabytes. */
  readonly leftMegabytes: number
}

/** Returns the checks of a server, in the order in which `/health/ready` names the first one that fails. A new one is an entry here. */
export function readinessChecks({
  engine,
  turns,
  servers,
  folder,
  filesFolder,
  leftMegabytes,
}: Checked): HealthCheck[] {
  const checks: HealthCheck[] = [
    {
      name: 'database',
      errorState: 'database-unreachable',
      limitMillis: answerMillis,
      run: () => engine.ping(),
    },
    {
      name: 'write',
      errorState: 'database-not-writable',
      limitMillis: writeMillis,
      freshMillis,
      run: () => tryWrite(engine, turns),
    },
    {
      name: 'migrations',
      errorState: 'migrations-missing',
      limitMillis: writeMillis,
      freshMillis,
      run: () => rejectMissing(engine, turns, servers),
    },
  ]
  if (folder !== undefined) checks.push(diskCheck(folder, leftMegabytes))
  if (filesFolder !== undefined)
    checks.push({ ...diskCheck(filesFolder, leftMegabytes), name: 'files-disk', errorState: 'files-disk-full' })
  return checks
}

/**
 * Load is no outage: while a write of this process has its turn, or all connections are in use, the database works, and whatever else
 * asks it would only wait.
 */
export const isBusy = ({ connections }: Engine, turns: WriteTurns) => {
  const state = connections?.()
  return turns.heldMillis() !== undefined || (state !== undefined && state.used >= state.most)
}

/** Writes a row in a turn of its own. */
async function tryWrite(engine: Engine, turns: WriteTurns): Promise<void> {
  const held = turns.heldMillis() ?? 0
  if (held > turnMillis) throw new Error(`a write has kept its turn for ${Math.round(held)} ms`)
  if (isBusy(engine, turns)) return
  try {
    await turns.write(rewriteInstallation)
  } catch (error) {
    if (!isBusy(engine, turns)) throw error
  }
}

/** A version whose tables are newer may run beside this one: only what is missing counts. */
async function rejectMissing(engine: Engine, turns: WriteTurns, servers: Product['servers']): Promise<void> {
  if (isBusy(engine, turns)) return
  const missing = await missingSteps(engine.db, servers)
  if (missing.length > 0) throw new Error(`not in the database: ${missing.join(', ')}`)
}

const megabyte = 1024 * 1024

/** Returns a check that so many megabytes are left on the disk of a folder. */
export function diskCheck(folder: string, leftMegabytes: number): HealthCheck {
  return {
    name: 'disk',
    errorState: 'disk-full',
    limitMillis: answerMillis,
    freshMillis,
    async run() {
      const { bavail, bsize } = await statfs(folder)
      const left = Math.floor((bavail * bsize) / megabyte)
      if (left < leftMegabytes) throw new Error(`${left} MB left of the ${leftMegabytes} MB that DISK_LEFT_MB asks for`)
      return { leftMegabytes: left }
    },
  }
}
