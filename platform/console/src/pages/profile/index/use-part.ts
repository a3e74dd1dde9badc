import type { Input, Output } from 'atrium/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type RecordFormHandle } from '#shared/crud/form/use-record-form'

type Profile = Output<typeof api.profile.read>
type Form = Omit<Required<Input<typeof api.profile.edit>['body']>, 'version'>

type Part<N extends keyof Form> = Pick<Form, N>

/** The form of some fields of the own profile, which saves these alone. `blank` names them; should not change. */
export function usePart<N extends keyof Form>(
  blank: Pick<Form, N>,
  onSaved?: (saved: Pick<Form, N>) => void,
): RecordFormHandle<Part<N>, Profile> {
  const client = useQueryClient()
  const write = useWrite()
  const names = Object.keys(blank) as N[]
  const valuesOf = (profile: Profile) => {
    const values = names.map((name): [N, Form[N]] => [name, profile[name]])
    return Object.fromEntries(values) as Pick<Form, N>
  }

  // Another part that was saved meanwhile made a new version, but nothing new of this part.
  const versionFor = (profile: Profile) => {
    const latest = client.getQueryData<Profile>(queryOf(api.profile.read).queryKey)
    return latest && names.every((name) => latest[name] === profile[name]) ? latest.version : profile.version
  }
  const form = useRecordForm<Part<N>, Profile>({
    kind: 'user',
    blank,
    read: () => client.fetchQuery({ ...queryOf(api.profile.read), staleTime: 0 }),
    valuesOf,
    save: async (values, profile) => {
      if (!profile) return
      // A cleared field is sent as empty: the server keeps the value of one that is left out.
      const cleared = names.filter((name) => values[name] === undefined).map((name) => [name, blank[name]])
      const sent = { ...values, ...(Object.fromEntries(cleared) as Partial<Pick<Form, N>>) }
      await write(api.profile.edit, { body: { ...sent, version: versionFor(profile) } }, inForm)
      onSaved?.(sent)
    },
  })
  useEffect(() => {
    // A page that comes back from behind its tab still has what was typed.
    if (!form.store.getState().isOpen) form.edit(0)
  })
  return form
}
