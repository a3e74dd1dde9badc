import { textIn } from 'atrium/contract/language'
import type { Audit } from 'atrium/contract/audit'
import type { Contract } from 'atrium/contract/module/contract'
import { passwordLinks, setByLink } from 'atrium/contract/system/user/password-link'
import { changedBySso, sso } from 'atrium/contract/system/user/sso/sign-in'
import type { Call } from '#server/call/call'

type Titles = ReadonlyMap<string, Audit['title']>

// Made once for each contract: a list of the log needs a title for every row.
const made = new WeakMap<Contract, Titles>()

function titlesIn({ deps }: Pick<Call, 'deps'>): Titles {
  const { contract } = deps.product
  const titles = made.get(contract) ?? titlesOf(contract)
  made.set(contract, titles)
  return titles
}

/** Writes of people who are not signed in, which have no `audit`. */
const unsigned = [
  { ...passwordLinks.use, audit: setByLink },
  { ...sso.finish, audit: changedBySso },
]

const titlesOf = ({ endpoints }: Contract): Titles =>
  new Map(
    [...endpoints.map(([, endpoint]) => endpoint), ...unsigned].flatMap(({ method, path, audit }) =>
      audit ? [[`${method} ${path}`, audit.title] as const] : [],
    ),
  )

/** Returns the title of an operation. A call that there is no more is named by itself. */
export const titleOf = (call: Call, operation: string) =>
  textIn(call.language, titlesIn(call).get(operation)) || operation

/** Returns the operations whose title, in either language, holds a text. */
export function operationsTitled(call: Pick<Call, 'deps'>, text: string): string[] {
  const wanted = text.toLowerCase()
  const isWanted = (title: string) => title.toLowerCase().includes(wanted)
  // Never empty, so that it can be an SQL list.
  return ['', ...[...titlesIn(call)].flatMap(([key, title]) => (Object.values(title).some(isWanted) ? [key] : []))]
}
