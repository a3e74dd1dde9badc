import type { LockState } from 'atrium/contract/session'
import { useCallback, useEffect, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { lockedPerson } from '#shared/session/lock/lock'

/** Whose session is locked and what unlocks it, once it is loaded; `read` requests it again. */
export function useLockState() {
  const [state, setState] = useState<LockState>()
  // Without an answer of the server the last state stays.
  const read = useCallback(
    () => request(api.session.lockState, undefined, { message: false }).then(setState, () => {}),
    [],
  )
  useEffect(() => {
    void read()
  }, [read])
  return { person: state ?? lockedPerson(), lockPassword: state?.lockPassword ?? true, read }
}
