import { useCurrentRoute } from '#shared/session/user/current-route'

/** A page that shows its title and reads nothing. */
export function SamplePage() {
  return <h1>{useCurrentRoute().title}</h1>
}
