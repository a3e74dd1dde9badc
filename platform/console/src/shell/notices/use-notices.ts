import type { Output } from 'atrium/contract/endpoint'
import type { Notice, notices } from 'atrium/contract/system/notice/notice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { request } from '#shared/api/request'

/** The notices of the signed-in person. Nothing is shown when the call fails, until the panel opens: nobody asked for it. */
export function useNotices() {
  return useQuery({
    ...queryOf(api.notices.list),
    queryFn: ({ signal }) => request(api.notices.list, undefined, { isUnasked: true, message: false, signal }),
  })
}

/** Reads the notices again when there may be new ones, once they were read first; in a hidden tab, when it shows again. */
export function useNoticeNews(isRead: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isRead) return
    const { queryKey } = queryOf(api.notices.list)
    let end: (() => void) | undefined
    let isOver = false
    const onNews = () => void client.invalidateQueries({ queryKey, refetchType: document.hidden ? 'none' : 'active' })
    const onShow = () => {
      if (!document.hidden)
        void client.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.isInvalidated })
    }
    void import('./notice-news').then(
      ({ followNotices }) => {
        if (!isOver) end = followNotices(onNews)
      },
      // Without a network. The next write reads them.
      () => undefined,
    )
    document.addEventListener('visibilitychange', onShow)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onShow)
      end?.()
    }
  }, [client, isRead])
}

export const isUnread = ({ isRead }: Notice) => !isRead

/** Returns the function that marks notices. They are marked at once; where the call fails, they are read again. */
export function useMarks() {
  const client = useQueryClient()
  return (as: 'read' | 'cleared', marked: readonly Notice[]): void => {
    const ids = marked.map(({ noticeId }) => noticeId)
    const { queryKey } = queryOf(api.notices.list)
    client.setQueryData<Output<typeof notices.list>>(queryKey, (former = []) =>
      as === 'cleared'
        ? former.filter(({ noticeId }) => !ids.includes(noticeId))
        : former.map((notice) => (ids.includes(notice.noticeId) ? { ...notice, isRead: true } : notice)),
    )
    void request(api.notices.mark, { body: { as, noticeIds: ids } }).catch(() => client.invalidateQueries({ queryKey }))
  }
}
