import { PrimaryButton } from 'atrium/ui'

export function OrderPage() {
  return (
    <>
      <h1>Order {location.pathname.split('/').at(-1)}</h1>
      <PrimaryButton>Track</PrimaryButton>
    </>
  )
}
