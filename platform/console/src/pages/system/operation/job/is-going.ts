import type { JobRun } from 'atrium/contract/system/operation/job'

/** A run that waits longer, in milliseconds, is another attempt, which comes later. */
const soonMillis = 10_000

/** Whether a run goes on, or is about to. */
export const isGoing = ({ state, startAt }: JobRun): boolean =>
  state === 'running' || (state === 'waiting' && Date.parse(startAt) < Date.now() + soonMillis)
