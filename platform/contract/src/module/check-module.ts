import { actionNames } from './action-names'
import { actionPermissions } from './action-permissions'
import { callsOf, codesOf } from './codes'
import { allowedValues, settingSchema } from './setting'
import { eventActs } from '../system/operation/webhook-events'
import type { MenuEntry, Module, ModuleContract } from './module'

/** The names of all modules together. */
interface Known {
  readonly auditKinds: ReadonlySet<string>
  readonly codes: ReadonlySet<string>
}

/** An entry with its address in the menu, such as `stock/item`. */
type Placed = readonly [address: string, entry: MenuEntry]

const placed = (menu: readonly MenuEntry[], above = ''): Placed[] =>
  menu.flatMap((entry) => {
    const address = above + entry.path
    return [[address, entry] as const, ...placed(entry.children ?? [], `${address}/`)]
  })

/** The platform has variables without its name, two of its settings the same. */
const isPlatform = ({ name }: Module) => name === 'platform'

/** Returns the beginning of the environment variables of a module. */
const variablesOf = ({ name }: Module) => `${name.replaceAll('-', '_').toUpperCase()}_`

/** Whether a kind of notices, mails or events has the name of its module, and a name of its own after it. */
const isKindOf = ({ name }: Module, kind: string) => new RegExp(`^${name}\\.[a-z][A-Za-z0-9]{0,39}$`).test(kind)

/** Whether the records of a module have an event of this type. */
const isOfRecord = ({ records }: ModuleContract, type: string) => {
  const [kind = '', act = ''] = type.split('.')
  return Object.hasOwn(records, kind) && Object.hasOwn(eventActs, act)
}

const repeated = (names: readonly string[]) => names.find((name, at) => names.indexOf(name) < at)

/**
 * Throws an Error with a sentence when a module contradicts itself: names that are there twice, permissions that no call asks
 * for, permissions and kinds of writes without words, entries for roles that its menu does not have.
 */
export function checkModule(contract: ModuleContract, known: Known): void {
  const { module } = contract
  const reject = (sentence: string) => {
    throw new Error(`The module ${module.name} ${sentence}`)
  }
  const entries = placed(module.menu)
  const addresses = entries.map(([address]) => address)
  for (const [what, names] of Object.entries(namesOf(module, addresses))) {
    const twice = repeated(names)
    if (twice !== undefined) reject(`has ${what} "${twice}" twice. Rename one.`)
  }
  for (const [address, { permission }] of entries)
    if (permission && !known.codes.has(permission))
      reject(`opens "${address}" with the permission "${permission}", which no call asks for.`)
  for (const { id, permission } of module.panels ?? [])
    if (permission && !known.codes.has(permission))
      reject(`shows the panel "${id}" with the permission "${permission}", which no call asks for.`)
  const asked = codesOf(contract)
  const named = Object.keys(module.permissions ?? {})
  const unasked = named.find((code) => !asked.includes(code))
  if (unasked !== undefined) reject(`names the permission "${unasked}", which none of its calls asks for.`)
  const opened = new Set(entries.map(([, { permission }]): string | undefined => permission))
  const ofActions = actionPermissions(contract.records)
  const hasName = (code: string) =>
    named.includes(code) || opened.has(code) || code in ofActions || actionNames[code.split(':')[2]!]
  const nameless = asked.find((code) => !hasName(code))
  if (nameless !== undefined)
    reject(`has no name for the permission "${nameless}": add it to "permissions" in its contract/index.ts.`)
  const kind = callsOf(contract).find(({ audit }) => audit && !known.auditKinds.has(audit.kind))?.audit?.kind
  if (kind !== undefined)
    reject(`has no words for the kind of write "${kind}": add it to "auditKinds" in its contract/index.ts.`)
  checkSettings(module, reject)
  const stray = Object.keys(module.notices ?? {}).find((kind) => !isKindOf(module, kind))
  if (stray !== undefined)
    reject(`names a kind of notices "${stray}": begin it with "${module.name}.", and go on with letters and digits.`)
  const strayMail = Object.keys(module.mails ?? {}).find((kind) => !isKindOf(module, kind))
  if (strayMail !== undefined)
    reject(`names a kind of mails "${strayMail}": begin it with "${module.name}.", and go on with letters and digits.`)
  const both = Object.keys(module.mails ?? {}).find((kind) => Object.hasOwn(module.notices ?? {}, kind))
  if (both !== undefined) reject(`names "${both}" as a kind of mails and of notices. Rename one.`)
  const strayEvent = Object.keys(module.events ?? {}).find((type) => !isKindOf(module, type))
  if (strayEvent !== undefined)
    reject(`names an event "${strayEvent}": begin it with "${module.name}.", and go on with letters and digits.`)
  const act = Object.keys(module.events ?? {}).find((type) => isOfRecord(contract, type))
  if (act !== undefined) reject(`names an event "${act}", which its records have already. Choose another word.`)
  const missing = [...(module.memberEntries ?? []), ...(module.entriesForAll ?? [])].find(
    (address) => !addresses.includes(address),
  )
  if (missing !== undefined) reject(`gives roles the entry "${missing}", which its menu does not have.`)
}

/** Rejects settings with an impossible name, variable, default or group. */
function checkSettings(module: Module, reject: (sentence: string) => void): void {
  for (const [name, setting] of Object.entries(module.settings ?? {})) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      reject(`names a setting "${name}": use letters and digits, a small one first.`)
    if (setting.env !== undefined && !/^[A-Z][A-Z0-9_]*$/.test(setting.env))
      reject(`sets "${name}" by "${setting.env}": use capitals, digits and _ for a variable.`)
    if (setting.env?.endsWith('_FILE'))
      reject(`sets "${name}" by "${setting.env}": NAME_FILE names a file with the value of NAME, use another end.`)
    // Those of the platform, such as PORT, begin with no name of a module.
    if (setting.env !== undefined && !isPlatform(module) && !setting.env.startsWith(variablesOf(module)))
      reject(`sets "${name}" by "${setting.env}": begin the variable with ${variablesOf(module)}.`)
    if (setting.kind !== 'secret' && !settingSchema(setting).safeParse(setting.default).success)
      reject(`has a default of the setting "${name}" that it does not allow: it ${allowedValues(setting)}.`)
  }
  const groupless = Object.entries(module.settings ?? {}).find(
    ([, { group }]) => group !== undefined && !Object.hasOwn(module.settingGroups ?? {}, group),
  )
  if (groupless !== undefined)
    reject(`has the setting "${groupless[0]}" in the group "${groupless[1].group}": add it to "settingGroups".`)
}

const namesOf = (module: Module, addresses: string[]): Record<string, string[]> => ({
  'the menu entry': addresses,
  'the environment variable': isPlatform(module)
    ? []
    : Object.values(module.settings ?? {}).flatMap(({ env }) => env ?? []),
  'the panel': (module.panels ?? []).map(({ id }) => id),
  ...Object.fromEntries(
    Object.entries(module.dictionaries ?? {}).map(([type, { values }]) => [
      `in the dictionary "${type}" the value`,
      values.map(([value]) => value),
    ]),
  ),
})
