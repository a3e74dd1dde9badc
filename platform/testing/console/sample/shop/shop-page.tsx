import { useCurrentRoute } from '#shared/session/user/current-route'

export function ShopPage() {
  return <h1>{useCurrentRoute().title}</h1>
}
