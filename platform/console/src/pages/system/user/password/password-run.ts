import { maxPasswordResets } from 'atrium/contract/system/user/password-resets'
import type { IssuedPassword } from 'atrium/contract/system/user'
import type { ErrorCode } from 'atrium/contract/error/codes'
import { user } from 'atrium/contract/system/user.record'
import { RequestError } from '#shared/api/request-error'

export interface Person {
  userId: number
  username: string
  nickname: string
}

/** The result for a person: their one-time password, or the error that kept them from getting one. */
export type Outcome = Person & ({ password: string } | { error: string })

interface Calls {
  /** Resets passwords: all of them or none. */
  readonly reset: (userIds: number[]) => Promise<readonly IssuedPassword[]>
  readonly report: (outcomes: readonly Outcome[]) => void
  readonly isStopped: () => boolean
}

/** Resets the passwords of any number of people, as many at a time as a call takes. Rejects with what keeps it from going on. */
export async function resetAll(people: readonly Person[], calls: Calls): Promise<void> {
  for (let from = 0; from < people.length && !calls.isStopped(); from += maxPasswordResets) {
    calls.report(await resetSome(people.slice(from, from + maxPasswordResets), calls))
  }
}

async function resetSome(people: readonly Person[], calls: Calls): Promise<Outcome[]> {
  try {
    const issued = await calls.reset(people.map(({ userId }) => userId))
    return people.map((person, at) => ({ ...person, password: issued[at]!.password }))
  } catch (error) {
    if (!isOfOnePerson(error)) throw error
    const [first, ...others] = people
    if (first && others.length === 0) return [{ ...first, error: error.msg }]
    // One of them keeps all others from getting theirs.
    const outcomes: Outcome[] = []
    for (const person of people) outcomes.push(...(await resetSome([person], calls)))
    return outcomes
  }
}

/** Errors for who somebody is, or because they are gone. Any other error concerns everybody. */
const { isSelf, lastAdmin } = user.errors
const ofOnePerson = [
  'record.notFound' satisfies ErrorCode,
  'access.stronger' satisfies ErrorCode,
  isSelf.code,
  lastAdmin.code,
]

function isOfOnePerson(error: unknown): error is RequestError {
  return error instanceof RequestError && ofOnePerson.some((code) => code === error.result?.error)
}
