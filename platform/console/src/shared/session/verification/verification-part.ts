import { lazyPart } from '#shared/feedback/part/lazy-part'

/** `Verification`, loaded when a form needs it. */
export const VerificationPart = lazyPart(async () => (await import('./verification')).Verification, { height: 236 })
