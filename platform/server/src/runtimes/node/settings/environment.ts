import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Module } from 'atrium/contract/module/module'
import type { Product } from '#server/call/resource'
import { isNear } from './near-name'

export type Environment = Readonly<Record<string, string | undefined>>

/** Where a value was read: a variable, the file of SETTINGS_FILE, or the file that NAME_FILE names. */
export type ReadFrom = 'environment' | 'settingsFile' | 'ownFile'

/** The settings that an environment and its files hold. */
export interface ReadEnvironment {
  readonly values: Readonly<Record<string, string>>
  readonly from: Readonly<Record<string, ReadFrom>>
  /** Sentences about what cannot be read. No content of a file is in them. */
  readonly errors: readonly string[]
  /** A sentence for each name that looks like a mistyped setting. */
  readonly warnings: readonly string[]
}

/** Returns the names of the variables that set something of the modules of a product and of the platform. */
export const declaredNames = ({ contract }: Pick<Product, 'contract'>): string[] =>
  contract.declared.flatMap(variablesOf)

const variablesOf = ({ settings = {} }: Module): string[] => Object.values(settings).flatMap(({ env }) => env ?? [])

/** Returns the names of the variables of modules that do not run. */
export const idleNames = ({ contract }: Pick<Product, 'contract'>, active: readonly string[]): string[] =>
  contract.modules.flatMap(({ module }) => (active.includes(module.name) ? [] : variablesOf(module)))

/** Kubernetes sets these for a service that is called like the start of a setting, such as `database`. */
const serviceVariable = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT|PORT_\d+_(?:TCP|UDP)\w*)$/
const ownStart = /^(?:DATABASE|BACKUP|SMTP|METRICS|DISK_LEFT)_/

/** Returns the variables that are set. An empty one is not. */
const set = (variables: Environment) =>
  Object.fromEntries(Object.entries(variables).filter((one): one is [string, string] => Boolean(one[1])))

/** Reads a file without the end of its last line. Throws an Error that says why it cannot be read. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`, { cause: error })
  }
}

/**
 * Reads the settings of these names. A variable of the environment wins over the file that SETTINGS_FILE names, and in both NAME_FILE may name
 * a file that holds the value of NAME. No file is read for the names in `idle`.
 */
export function readEnvironment(
  environment: Environment,
  names: readonly string[],
  idle: readonly string[] = [],
): ReadEnvironment {
  const errors: string[] = []
  const variables = set(environment)
  const inFile = readSettingsFile(variables.SETTINGS_FILE, errors)
  const values: Record<string, string> = {}
  const from: Record<string, ReadFrom> = {}
  for (const name of names) {
    const own = `${name}_FILE`
    const source = variables[name] || variables[own] ? variables : inFile
    const [value, path] = [source[name], idle.includes(name) ? undefined : source[own]]
    if (value && path) errors.push(`${name} and ${own} are both set. Unset one of them`)
    else if (value) {
      values[name] = value
      from[name] = source === variables ? 'environment' : 'settingsFile'
    } else if (path) {
      const content = readOwn(own, path, errors)
      if (content) values[name] = content
      from[name] = 'ownFile'
    }
  }
  return { values, from, errors, warnings: warningsOf(variables, inFile, names) }
}

function readSettingsFile(path: string | undefined, errors: string[]): Readonly<Record<string, string>> {
  if (path === undefined) return {}
  try {
    return set(parseEnv(readText(path)))
  } catch (error) {
    errors.push(`SETTINGS_FILE names ${path}, which ${(error as Error).message}. Correct the path or unset it`)
    return {}
  }
}

/** The path is in no sentence: somebody may have set it to the secret itself. */
function readOwn(name: string, path: string, errors: string[]): string | undefined {
  try {
    const content = readText(path)
    if (content === '') errors.push(`${name} names a file that is empty. Put the value into it or unset ${name}`)
    return content
  } catch (error) {
    errors.push(`${name} names a file that ${(error as Error).message}. Set it to the path of a file with the value`)
    return undefined
  }
}

function warningsOf(variables: Environment, inFile: Environment, names: readonly string[]): string[] {
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]))
  const unknown = (one: Environment) => Object.keys(one).filter((name) => !known.has(name))
  const advice = (name: string) => {
    const near = names.find((one) => isNear(name, one) || isNear(name, `${one}_FILE`))
    return near === undefined ? '' : ` ${near} may be meant.`
  }
  const isMeant = (name: string) => advice(name) !== '' || (ownStart.test(name) && !serviceVariable.test(name))
  return [
    ...unknown(variables)
      .filter(isMeant)
      .map((name) => `${name} is no setting and has no effect.${advice(name)}`),
    ...unknown(inFile).map(
      (name) => `${name} in the file of SETTINGS_FILE is no setting and has no effect.${advice(name)}`,
    ),
  ]
}
