import { placedFields, type PlacedField } from 'atrium/contract/system/user/extra-fields'
import { useMemo } from 'react'
import { userFields } from '#shared/api/records'
import { useSession } from '#shared/session/user/session'

/** The name of an extra field in forms, lists and files. */
export type ExtraKey = `extra.${string}`

/** An extra field of users with its place. */
export interface RunningField extends PlacedField {
  readonly key: ExtraKey
}

const groupsOf = (running: readonly string[] = []) => userFields.filter(({ module }) => running.includes(module))
const placedOf = (groups: ReturnType<typeof groupsOf>) => placedFields(groups) as RunningField[]

/** Returns the extra fields of the modules that run. */
export const runningFields = (): RunningField[] => placedOf(groupsOf(useSession.getState().userFields))

/** The extra fields of the modules that run, a group for each module. Stays the same while the modules do. */
export function useRunningGroups() {
  const running = useSession((session) => session.userFields)
  return useMemo(() => groupsOf(running).map((group) => ({ ...group, placed: placedOf([group]) })), [running])
}

/** The same in one list. */
export function useRunningFields(): RunningField[] {
  const groups = useRunningGroups()
  return useMemo(() => groups.flatMap(({ placed }) => placed), [groups])
}
