import { isHttpAddress } from 'atrium/contract/untrusted/http-address'

/** A web address that opens in a new tab; plain text where it is not an address, and a dash where it is empty. */
export function WebLink({ address }: { address: string }) {
  if (!address) return '—'
  if (!isHttpAddress(address)) return address
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  )
}
