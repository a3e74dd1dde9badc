import type { Present } from 'atrium/contract/system/user/presence'
import { presenceBeat } from 'atrium/contract/system/user/presence.rules'
import { useEffect, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'

const inBackground = { message: false, isUnasked: true } as const

/**
 * Who else has a record open. While the component is mounted and the page is seen it says that this person has, every 30 seconds; nothing
 * without an id.
 */
export function usePresence(kind: string | undefined, id: number | undefined): readonly Present[] {
  const [others, setOthers] = useState<readonly Present[]>([])
  useEffect(() => {
    if (!kind || !id) return undefined
    let isOpen = true
    let last: Promise<unknown> = Promise.resolve()
    // One after the other, so that an end is never overtaken.
    const next = (call: () => Promise<unknown>) => {
      last = last.then(call).catch(() => {
        // Without an answer the form is as good as alone.
        if (isOpen) setOthers([])
      })
    }
    const keep = () => {
      if (document.visibilityState !== 'visible') return
      next(async () => {
        if (!isOpen) return
        const present = await request(api.presence.keep, { body: { kind, id } }, inBackground)
        if (isOpen) setOthers(present)
      })
    }
    keep()
    const timer = setInterval(keep, presenceBeat)
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOpen = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', keep)
      setOthers([])
      next(() => request(api.presence.end, { query: { kind, id } }, inBackground))
    }
  }, [kind, id])
  return others
}
