import { platform } from 'atrium/contract/module/platform'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import { isInRanges } from 'atrium/contract/untrusted/address-range'
import type { PlatformSettings } from './platform-settings'
import type { SettingHost } from './runtime-settings'
import { storedSetting, valuesFrom } from './setting-values'

type Lists = Pick<PlatformSettings, 'signInAddresses' | 'addressRoles'>

const { signInAddresses, addressRoles } = platformSettings
const settings = { signInAddresses, addressRoles }

/** The columns of a query that `storedAddresses` makes the lists from. */
export const addressColumns = [
  storedSetting(platform.name, 'signInAddresses').as('storedAddresses'),
  storedSetting(platform.name, 'addressRoles').as('storedAddressRoles'),
] as const

interface StoredLists {
  readonly storedAddresses: string | null
  readonly storedAddressRoles: string | null
}

/** Returns the addresses that somebody with these enabled roles may work from; undefined for any. */
export function addressesFor(lists: Lists, roleIds: readonly number[]): readonly string[] | undefined {
  const { signInAddresses: addresses, addressRoles: roles } = lists
  if (addresses.length === 0) return undefined
  return roles.length === 0 || roles.some(({ roleId }) => roleIds.includes(roleId)) ? addresses : undefined
}

/** Returns the lists from what a query with `addressColumns` has read. */
export function storedAddresses(deps: SettingHost, row: StoredLists): Lists {
  const stored = { signInAddresses: row.storedAddresses, addressRoles: row.storedAddressRoles }
  return valuesFrom(deps, { name: platform.name, settings }, (name) => stored[name])
}

/** Returns whether one of these lists, where there is any, has an address. */
export const isAllowed = (address: string, addresses: readonly string[] | undefined): boolean =>
  addresses === undefined || isInRanges(address, addresses)
