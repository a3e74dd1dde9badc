import { eventActs, type EventAct } from 'atrium/contract/system/operation/webhook-events'
import type { Contract } from 'atrium/contract/module/contract'
import type { Language, LocalText } from 'atrium/contract/language'
import { textIn } from 'atrium/contract/language'

/** The kinds of records of the platform whose writes are events. Sessions, views, settings and the like are its own affair. */
const platformKinds: readonly string[] = ['user', 'role', 'dept', 'post', 'menu', 'dict', 'dictData']

/** Returns the kinds of records whose writes are events: some of the platform, and all of the modules that run. */
export const eventKinds = ({ modules }: Pick<Contract, 'modules'>, active: readonly string[]): readonly string[] => [
  ...platformKinds,
  ...modules.filter(({ module }) => active.includes(module.name)).flatMap(({ records }) => Object.keys(records)),
]

interface EventType {
  readonly type: string
  readonly group: string
  readonly name: string
}

const acts = Object.keys(eventActs) as EventAct[]
const nameOf = (record: LocalText, act: EventAct, language: Language) =>
  textIn(language, { zh: `${eventActs[act].zh}${record.zh}`, en: `${record.en} ${eventActs[act].en}` })

/** Returns the events that webhooks can ask for: those of records, then those that modules declare. */
export function eventTypes(contract: Contract, active: readonly string[], language: Language): EventType[] {
  const ofRecords = eventKinds(contract, active).flatMap((kind) => {
    const { name, plural } = contract.recordKinds[kind]!
    const group = textIn(language, plural)
    return acts.map((act) => ({ type: `${kind}.${act}`, group, name: nameOf(name, act, language) }))
  })
  const ofModules = contract.modules
    .filter(({ module }) => active.includes(module.name))
    .flatMap(({ module: { title, events = {} } }) =>
      Object.entries(events).map(([type, { name }]) => ({
        type,
        group: textIn(language, title),
        name: textIn(language, name),
      })),
    )
  return [...ofRecords, ...ofModules]
}
