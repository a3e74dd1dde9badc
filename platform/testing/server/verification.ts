import { api } from '#product/contract'
import type { Challenge, TrackPoint } from 'atrium/contract/untrusted/verification'
import { plainSha256 } from '#server/credentials/tokens'
import type { TestServer } from './server'

/** The track of a hand that drags to `position`: quick at first, then slower, and never quite level. */
export function handTrack(position: number): TrackPoint[] {
  const points = 12
  return Array.from({ length: points + 1 }, (_, point) => ({
    x: Math.round(position * (1 - (1 - point / points) ** 2)),
    y: point % 3,
    t: point * 45,
  }))
}

export const challengeOf = (server: TestServer, purpose = 'login', wait = false): Promise<Challenge> =>
  server.client().get(api.verification.challenge, { body: { purpose, wait } })

/** Returns the solution of a challenge, which only the server has. */
export async function answerOf({ deps: { db } }: Pick<TestServer, 'deps'>, { id }: Challenge): Promise<number> {
  const row = db.selectFrom('verifications').where('challengeHash', '=', plainSha256(id)).select('answer')
  return (await row.executeTakeFirstOrThrow()).answer
}

/** The pass of a puzzle, or of a slide, that was solved for an account. */
export async function passFor(server: TestServer, purpose: string, account = 'admin'): Promise<string> {
  const challenge = await challengeOf(server, purpose)
  const position = await answerOf(server, challenge)
  const body = { id: challenge.id, account, position, track: handTrack(position) }
  const outcome = await server.client().get(api.verification.check, { body })
  if (!outcome.passed) throw new Error(outcome.reason)
  return outcome.pass
}
