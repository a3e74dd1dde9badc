import type { Call } from '#server/call/call'
import type { PersonSources } from '#server/call/person/person-data'
import type { Product } from '#server/call/resource'
import { account } from './account'
import { browsers } from './sign-in/browsers'
import { factors } from './sign-in/factors'
import { fieldFiles } from './field-files'
import { files } from './files'
import { changes, operations, signIns } from './logs'
import { identities } from './sign-in/identities'
import { mails, notices } from './messages'
import { passkeys } from './sign-in/passkeys'
import { passwordLinks } from './sign-in/password-links'
import { recordSources } from './records'
import { sessions } from './sessions'
import { tokens } from './sign-in/tokens'
import { views } from './views'

/** The kinds of data that the platform has of a person; a new one is a line here. */
const platformSources: PersonSources = {
  account,
  sessions,
  factors,
  passkeys,
  identities,
  tokens,
  browsers,
  passwordLinks,
  signIns,
  operations,
  changes,
  notices,
  mails,
  views,
  files,
  fieldFiles,
}

/**
 * Returns the kinds of data that a product has of a person: those of the platform, of its modules, and of kinds of records that no module has an entry
 * for. Modules that do not run are among them, since their tables still hold people.
 */
export function personSources(call: Pick<Call, 'deps'>, { servers }: Pick<Product, 'servers'>): PersonSources {
  const ofModules = Object.entries(servers).flatMap(([module, { people = {} }]) =>
    Object.entries(people).map(([name, source]) => ({ name, key: `${module}.${name}`, source })),
  )
  const replaced = new Set(ofModules.map(({ name }) => name))
  const derived = Object.entries(recordSources(call)).filter(([kind]) => !replaced.has(kind))
  return {
    ...platformSources,
    ...Object.fromEntries(ofModules.map(({ key, source }) => [key, source])),
    ...Object.fromEntries(derived.map(([kind, source]) => [`records.${kind}`, source])),
  }
}
