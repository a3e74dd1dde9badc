import { maxInvitations } from 'atrium/contract/system/user/password-resets'
import type { Invitation } from 'atrium/contract/system/user'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { usePeopleRun, type RunAll } from '../use-people-run'

/** For one call, in milliseconds: each of its mails is written into the database. */
const timeout = 60_000

const inviteAll: RunAll<Invitation> = async (people, { report, isStopped }) => {
  for (let from = 0; from < people.length && !isStopped(); from += maxInvitations) {
    const userIds = people.slice(from, from + maxInvitations).map(({ userId }) => userId)
    report(await request(api.users.invite, { body: { userIds } }, { timeout, message: false }))
  }
}

/** Invites people, as many at a time as a call takes, until all are or it is stopped. */
export const useInvitations = () => usePeopleRun(inviteAll)

export type Invitations = ReturnType<typeof useInvitations>
