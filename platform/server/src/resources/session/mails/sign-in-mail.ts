import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'
import { sendMail } from '#server/services/mail/mail'
import { newDeviceMail, rejectedSignInsMail, wrongCodeMail } from './account-mails'

/** The most earlier places of a person that are compared. */
const mostPlaces = 1000

/** Returns a browser without its versions, which change every few weeks. */
const deviceOf = (agent: string) => agent.replaceAll(/\d[\d._]*/g, '')

/**
 * Mails somebody whose account is being signed in from an address, or with a browser, that it was not before, as far as the sign-in log is kept. The first
 * sign-in of an account is no news. The accounts of a demo have a password that is public.
 */
export async function mailOfNewDevice(call: Call, db: Database, userId: number): Promise<void> {
  const { deps, now, address, agent } = call
  if (!deps.mail || deps.demo || !(await isNewPlace(call, db, userId))) return
  await sendMail({ db, now, deps }, newDeviceMail(userId, { now, address, agent }))
}

/** Whether somebody who has signed in before never did from this address, or with this browser. */
async function isNewPlace({ address, agent }: Call, db: Database, userId: number): Promise<boolean> {
  const places = await db
    .selectFrom('signIns')
    .where('userId', '=', userId)
    .where('result', '=', 'success')
    .groupBy(['address', 'agent'])
    .select(['address', 'agent'])
    .limit(mostPlaces)
    .execute()
  const isKnown =
    places.some((place) => place.address === address) &&
    places.some((place) => deviceOf(place.agent) === deviceOf(agent))
  return places.length > 0 && !isKnown
}

/** For how long one mail about wrong codes is enough, in milliseconds. */
const wrongCodeMillis = 15 * 60 * 1000

/**
 * Mails somebody whose password was right at a new place and whose code was wrong: it may be somebody else who knows the password. The call does not wait for it.
 */
export function mailOfWrongCode(call: Call, userId: number): void {
  const { deps, now, address, agent } = call
  if (!deps.mail || deps.demo) return
  const send = async (db: Database) => {
    const wrong = db.selectFrom('signIns').where('userId', '=', userId).where('result', '=', 'wrongCode')
    // This one may be in the log by now.
    const before = wrong.where('at', '>', now - wrongCodeMillis).where('at', '<', now)
    if (await before.select('signInId').executeTakeFirst()) return
    if (await isNewPlace(call, db, userId))
      await sendMail({ db, now, deps }, wrongCodeMail(userId, { now, address, agent }))
  }
  deps
    .write(send)
    .catch((error: unknown) => deps.log('error', 'mail of a wrong code not sent', { error: String(error) }))
}

/**
 * Mails somebody whose account has reached the limit of wrong passwords. The call does not wait for it: a response must not take longer for an account
 * that exists.
 */
export function mailOfRejectedSignIns({ deps, now, address, agent }: Call, userId: number, tries: number): void {
  if (!deps.mail || deps.demo) return
  deps
    .write((db) => sendMail({ db, now, deps }, rejectedSignInsMail(userId, { now, address, agent, tries })))
    .catch((error: unknown) => deps.log('error', 'mail of rejected sign-ins not sent', { error: String(error) }))
}
