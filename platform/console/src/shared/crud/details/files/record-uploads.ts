import { attachedFiles } from 'atrium/contract/fields/file-types'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createStore, type StoreApi } from 'zustand'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { notify } from '#shared/feedback/notify'
import { persist } from '#shared/field/files/sending/persist'
import { createUploads, type TakeSent, type Uploads } from '#shared/field/files/sending/uploads'
import { translate } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import { useSession } from '#shared/session/user/session'
import { texts } from '../text'

interface Attached {
  readonly kind: string
  readonly id: number
}

interface RecordUploads {
  readonly uploads: Uploads
  /** The name of the file that was attached last. */
  readonly last: StoreApi<string | undefined>
  /** Says that a view of the record shows them, until the function that it returns is called. */
  readonly show: () => () => void
}

/** By the kind and id of the record, while there are any. They go on while its details are closed. */
const ofRecords = new Map<string, RecordUploads>()

// They are of the person who chose the files.
useSession.subscribe(({ userInfo }, former) => {
  if (userInfo.username === former.userInfo.username) return
  for (const { uploads } of ofRecords.values()) uploads.end()
})

const attach =
  (client: QueryClient, { kind, id }: Attached, onAttached: (name: string) => void): TakeSent =>
  async (file, persistence) => {
    const body = { kind, id, fileId: file.id }
    const options = { message: false, isUnasked: true, signal: persistence.signal } as const
    await persist(() => request(api.recordFiles.add, { body }, options), persistence)
    onAttached(file.name)
    // A page behind another tab reads again when it shows.
    void client.invalidateQueries()
  }

function createRecordUploads(client: QueryClient, record: Attached, key: string): RecordUploads {
  const last = createStore<string | undefined>(() => undefined)
  const take = attach(client, record, (name) => last.setState(name, true))
  const uploads = createUploads({ kind: record.kind, field: attachedFiles }, take)
  let views = 0
  const forget = () => {
    if (views === 0 && uploads.state() === undefined) ofRecords.delete(key)
  }
  uploads.store.subscribe((rows, former) => {
    forget()
    if (views > 0) return
    for (const { key: row, file, error } of rows)
      if (error !== undefined && former.some((one) => one.key === row && one.error === undefined))
        notify.error(translate(texts, 'notAttached', { name: file.name, reason: error }))
  })
  const own: RecordUploads = {
    uploads,
    last,
    show() {
      views++
      ofRecords.set(key, own)
      return () => {
        views--
        forget()
      }
    },
  }
  return own
}

/** Returns the uploads of files that are attached to a record, and the name of the one that was attached last. */
export function useRecordUploads(record: Attached): Pick<RecordUploads, 'uploads' | 'last'> {
  const client = useQueryClient()
  const key = `${record.kind}/${record.id}`
  const [own] = useState(() => ofRecords.get(key) ?? createRecordUploads(client, record, key))
  useUnsaved(() => own.uploads.state() !== undefined)
  useEffect(() => own.show(), [own])
  return own
}
