import * as z from 'zod'
import { endpoint } from '../endpoint'
import { most } from './rules'

/** The purpose of a pass, such as `login`; a module puts its name first, as in `showcase-code`. A pass is valid for no other purpose. */
export const VerificationPurpose = z
  .string()
  .regex(/^[a-z][a-zA-Z-]{1,39}$/)
  .meta({ id: 'VerificationPurpose', examples: ['login'] })

/**
 * `puzzle`: move the piece into the gap of a picture. `slide`: move a bar to its end. `wait`: let some seconds go by, for those
 * who cannot see the picture or cannot drag.
 */
export const verificationKinds = ['puzzle', 'slide', 'wait'] as const
export type VerificationKind = (typeof verificationKinds)[number]
/** The kinds that a purpose is declared with; `wait` may take the place of `puzzle`. */
export type PurposeKind = Exclude<VerificationKind, 'wait'>

/** The token of a passed verification, good for one call within two minutes. */
export const VerificationPass = z.string().min(1).max(64).meta({ id: 'VerificationPass' })

/**
 * Why a check gives no pass. `missed`: at the wrong place, or before the end of a wait. `unnatural`: the movement does not look like a person's. `gone`: the
 * challenge was used, has expired, is of another address or was never there.
 */
export const missReasons = ['missed', 'unnatural', 'gone'] as const
export type MissReason = (typeof missReasons)[number]

export const VerificationOutcome = z
  .discriminatedUnion('passed', [
    z.strictObject({ passed: z.literal(true), pass: VerificationPass }),
    z.strictObject({ passed: z.literal(false), reason: z.enum(missReasons) }),
  ])
  .meta({ id: 'VerificationOutcome' })
export type VerificationOutcome = z.output<typeof VerificationOutcome>

const id = z.string().min(1).max(64)
/** Seconds until the challenge can no longer be checked. */
const seconds = z.int()
/** The greatest position, in pixels of the picture. */
const travel = z.int()

export const PuzzlePicture = z
  .strictObject({
    /** The picture with the gap, and the piece, as data addresses of PNG. */
    picture: z.string(),
    piece: z.string(),
    /** Size of the picture, side of the piece and its distance from the top, in pixels. */
    width: z.int(),
    height: z.int(),
    side: z.int(),
    top: z.int(),
  })
  .meta({ id: 'PuzzlePicture' })
export type PuzzlePicture = z.output<typeof PuzzlePicture>

export const Challenge = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('puzzle'), id, seconds, travel, puzzle: PuzzlePicture }),
    z.strictObject({ kind: z.literal('slide'), id, seconds, travel }),
    /** `wait`: how many seconds have to go by before the check; longer while other waits of the address run. */
    z.strictObject({ kind: z.literal('wait'), id, seconds, wait: z.int() }),
  ])
  .meta({ id: 'VerificationChallenge' })
export type Challenge = z.output<typeof Challenge>

/** Where the handle was: `x` and `y` in pixels of the picture from where the drag began, `t` in milliseconds since it began. */
export const TrackPoint = z.strictObject({
  x: z.int().min(-1000).max(1000),
  y: z.int().min(-1000).max(1000),
  t: z.int().min(0).max(600_000),
})
export type TrackPoint = z.output<typeof TrackPoint>

/** The most points of a track. */
export const maxTrackPoints = 400

/**
 * Shows that a person sits in front of the screen, before a call that is worth guessing or sending many times. A call
 * that demands it takes the pass of a check.
 */
export const verification = {
  /**
   * Starts one of the kind that the module of the purpose declares; `wait` asks for a wait in place of a puzzle. Errors: 400 at `purpose`
   * where no running module declares it, 429 `verification.tooMany` after too many challenges or misses of one address,
   * 429 `verification.busy` where ten puzzles wait to be drawn.
   */
  challenge: endpoint('POST /api/verification/challenge', {
    access: 'public',
    body: z.strictObject({ purpose: VerificationPurpose, wait: z.boolean().default(false) }),
    reply: Challenge,
    summary: 'Start a verification',
  }),
  /**
   * Checks a challenge, once: right or wrong, it is used up by that. A wrong one is an outcome as well, not an error: people miss, and
   * browsers log every error of a call.
   */
  check: endpoint('POST /api/verification/check', {
    access: 'public',
    body: z.strictObject({
      id,
      /** The user name of the account that the pass is for: the one that signs in, or the own one; the email address where a call takes that. */
      account: z.string().trim().min(1).max(most.email),
      /** Where the handle was let go, and its way there; left out for the kind `wait`. */
      position: z.int().min(0).max(1000).default(0),
      track: z.array(TrackPoint).max(maxTrackPoints).default([]),
    }),
    reply: VerificationOutcome,
    summary: 'Check a verification',
  }),
}
