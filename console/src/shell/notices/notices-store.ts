import { create } from 'zustand'
import { sampleNotices, type Notice, type NoticeKind } from './sample-notices'

/** What the notification panel lists; ends with the page, like all sample content. */
export const useNotices = create<Readonly<Record<NoticeKind, readonly Notice[]>>>(() => sampleNotices)

export function clearNotices(kind: NoticeKind): void {
  useNotices.setState({ [kind]: [] })
}
