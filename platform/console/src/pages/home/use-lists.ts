import { useNavigate } from 'react-router'
import { api } from '#shared/api/api'
import { useCan } from '#shared/session/user/access'
import { usePagePath } from '#shared/session/user/page-path'

type Filters = Readonly<Record<string, string | number>>

/** The address of a list with some filters; undefined without the list. */
export type AddressOf = (filters: Filters) => string | undefined

const addressAt =
  (path: string | undefined): AddressOf =>
  (filters) =>
    path && `${path}?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))}`

/** The lists behind the figures, as far as the reader may open them: each returns its address with some filters. */
export function useLists() {
  const can = useCan()
  const users = usePagePath('system/user')
  const signIns = usePagePath('system/sign-in-log')
  const operations = usePagePath('system/operation-log')
  return {
    users: addressAt(can(api.users.list) ? users : undefined),
    signIns: addressAt(can(api.signInLogs.list) ? signIns : undefined),
    operations: addressAt(can(api.operationLogs.list) ? operations : undefined),
  }
}

/** Opens an address; undefined without one. */
export function useOpen() {
  const navigate = useNavigate()
  return (address: string | undefined) => (address === undefined ? undefined : () => void navigate(address))
}
