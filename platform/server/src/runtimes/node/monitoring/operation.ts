import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '#server/call/call'
import type { Operation, Traffic } from '#server/call/monitoring/operation'
import type { Product } from '#server/call/resource'
import { createToken } from '#server/credentials/tokens'
import { databaseSize, type Engine } from '#server/db/engines/engine'
import { createTraffic, minuteMillis } from '#server/services/operation/traffic'
import { storeTraffic } from '#server/services/operation/traffic-rows'
import { settingsInForce } from './settings-in-force'
import { readVariables, type Settings } from '../settings'

/** Returns the version in the package.json that is nearest above this file: that of the bundle, or of the product. */
function readVersion(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version ?? ''
    if (folder === dirname(folder)) return ''
  }
}

/** A name of this process. A container that starts again may have the same host name and process id. */
export const processName = `${hostname()}:${process.pid} ${createToken().slice(0, 6)}`

/** Returns what this process shows of itself. */
export const operationOf = (product: Product, engine: Engine, settings: Settings): Operation => ({
  version: readVersion(),
  runtime: `Node ${process.versions.node}`,
  engine: engine.name,
  startedAt: Date.now(),
  traffic: createTraffic(processName),
  databaseBytes: () => databaseSize(engine),
  settings: settingsInForce(product, settings, readVariables(product, process.env, settings.modules)),
})

/** Stores the calls of each minute once it is over. Returns what stores the last ones and ends that. */
export function keepTraffic(traffic: Traffic, write: Engine['write'], log: Log): () => Promise<void> {
  let isLost = false
  const store = async (isEnd = false) => {
    try {
      await storeTraffic(write, traffic, Date.now(), isEnd)
      isLost = false
    } catch (error) {
      // They wait in memory until the database is back.
      if (!isLost) log('warn', 'counts of calls not stored', { error: (error as Error).message })
      isLost = true
    }
  }
  const timer = setInterval(() => void store(), minuteMillis)
  timer.unref()
  return () => {
    clearInterval(timer)
    return store(true)
  }
}
