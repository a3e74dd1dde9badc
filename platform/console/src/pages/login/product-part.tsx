import { PartBoundary } from '#shared/feedback/part/part-boundary'
import type { SignInParts } from '#shared/session/sign-in-parts'

/** Returns the parts of a product so that an error in one leaves the form alone. */
export function boundedParts(parts: SignInParts): SignInParts {
  const bounded = Object.entries(parts).map(([name, Part]) => [
    name,
    () => (
      <PartBoundary>
        <Part />
      </PartBoundary>
    ),
  ])
  return Object.fromEntries(bounded) as SignInParts
}
