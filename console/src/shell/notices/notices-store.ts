import { create } from 'zustand'
import { useCan } from '#shared/session/user/access'
import { useSession } from '#shared/session/user/session'
import { noticeEntries, noticeKinds, type NoticeEntry, type NoticeKind } from './notice-entries'

/** What a person did with their notices, by ids. */
interface OwnMarks {
  readonly read: readonly number[]
  readonly cleared: readonly number[]
}

/** By user name, since several people may use one browser. */
type Marks = Readonly<Record<string, OwnMarks>>

const storageKey = 'notices'
const none: OwnMarks = { read: [], cleared: [] }

const objectOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
const numbersOf = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [])

/** In local storage, so that notices stay read after a reload. */
export const useMarks = create<{ readonly marks: Marks }>(() => ({ marks: readMarks() }))
useMarks.subscribe(({ marks }) => localStorage.setItem(storageKey, JSON.stringify(marks)))

/** An invalid value counts as not marked. */
export function readMarks(): Marks {
  try {
    const stored = objectOf(JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
    const marksOf = ({ read, cleared }: Record<string, unknown>) => ({
      read: numbersOf(read),
      cleared: numbersOf(cleared),
    })
    return Object.fromEntries(Object.entries(stored).map(([username, own]) => [username, marksOf(objectOf(own))]))
  } catch {
    return {}
  }
}

export interface ShownNotice extends NoticeEntry {
  readonly isRead: boolean
}

/** The notices of the signed-in person: none that needs a permission which they do not have, and none that they cleared. */
export function useNotices(): Readonly<Record<NoticeKind, readonly ShownNotice[]>> {
  const username = useSession(({ userInfo }) => userInfo.username)
  const isAdmin = useSession(({ admin }) => admin)
  const { read, cleared } = useMarks(({ marks }) => marks[username] ?? none)
  const can = useCan()
  const isFor = ({ needs }: NoticeEntry) => needs === undefined || (needs === 'admin' ? isAdmin : can(needs))
  const listOf = (kind: NoticeKind) =>
    noticeEntries[kind]
      .filter((notice) => isFor(notice) && !cleared.includes(notice.id))
      .map((notice) => ({ ...notice, isRead: read.includes(notice.id) }))
  return Object.fromEntries(noticeKinds.map((kind) => [kind, listOf(kind)])) as Record<NoticeKind, ShownNotice[]>
}

/** Takes all marks of this browser away. */
export function forgetMarks(): void {
  useMarks.setState({ marks: {} })
}

export function markNotices(as: keyof OwnMarks, notices: readonly NoticeEntry[]): void {
  const { username } = useSession.getState().userInfo
  const ids = notices.map(({ id }) => id)
  useMarks.setState(({ marks }) => {
    const own = marks[username] ?? none
    return { marks: { ...marks, [username]: { ...own, [as]: [...new Set([...own[as], ...ids])] } } }
  })
}
