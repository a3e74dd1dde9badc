import { parseArgs } from 'node:util'
import type { SettingInForce } from 'atrium/contract/system/operation/overview'
import type { Product } from '#server/call/resource'
import { meaningOf, settingsInForce } from '../monitoring/settings-in-force'
import { readServerSettings, readVariables, StartError } from '../settings'
import type { Environment } from '../settings/environment'
import { runCommand } from './command'

const usage = `Use one of:
  npm run settings               prints each setting, its value, where it comes from and what it is for
  npm run settings -- --json     prints the same for a program
Values that may be secret are not printed. No database is opened: SEED and what follows from it are those of an empty one.`

/** The words in place of a value that is not printed. */
const noValue = {
  environment: 'hidden',
  settingsFile: 'hidden',
  ownFile: 'hidden',
  default: 'unset',
  page: '',
} as const

/** Where a value comes from, in words. */
const sources = (name: string) => ({
  environment: 'environment',
  settingsFile: 'SETTINGS_FILE',
  ownFile: `${name}_FILE`,
  default: 'default',
  page: 'page Settings',
})

const valueOf = ({ value, source }: SettingInForce) => value || (noValue[source] && `(${noValue[source]})`)

function tableOf(product: Product, settings: readonly SettingInForce[]): string[] {
  const rows = settings.map((one) => [
    one.name,
    valueOf(one),
    sources(one.name)[one.source],
    meaningOf(product, one.name),
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Returns what the command prints. Throws a StartError with a sentence for each setting that is wrong. */
export function printedSettings(product: Product, environment: Environment, isJson: boolean): string {
  const { settings } = readServerSettings(product, environment)
  const read = readVariables(product, environment, settings.modules)
  const inForce = settingsInForce(product, settings, read)
  if (!isJson) return [...tableOf(product, inForce), ...read.warnings].join('\n')
  const listed = inForce.map((one) => ({ ...one, meaning: meaningOf(product, one.name) }))
  return JSON.stringify({ settings: listed, warnings: read.warnings }, null, 2)
}

function readIsJson(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json
  } catch {
    throw new StartError(usage)
  }
}

/** Runs `npm run settings`. */
export const runSettings = (product: Product) =>
  runCommand(async () => console.log(printedSettings(product, process.env, readIsJson())))
