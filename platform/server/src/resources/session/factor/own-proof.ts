import type { Call } from '#server/call/call'
import { verifyOwnPassword } from '../../profile/own-password'

/** The proof that a change of the own factors has to bring along. */
export interface Proof {
  readonly password: string
}

/** Throws unless the proof shows that it is the person who asks, and not somebody at an open screen. All changes of factors ask here. */
export async function proveSelf(call: Call, { password }: Proof): Promise<void> {
  await verifyOwnPassword(call, 'password', password)
}
