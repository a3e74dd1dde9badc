import type { Endpoint, Input, Output, Wrapper } from '@atrium/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { request, type RequestOptions } from '../../api/request'
import { notify } from '../../feedback/notify'

interface WriteOptions extends Pick<RequestOptions, 'timeout'> {
  /** What is said when it is done; the server's words without it. */
  done?: string
  /** Refusals are shown by the form that makes the call. */
  isInForm?: boolean
}

/** For calls of a `RecordForm`, which shows refusals at its fields. */
export const inForm: WriteOptions = { isInForm: true }

/**
 * Makes a call that changes records, says that it was done, and lets everything that was read be read again. Rejects like
 * `request`, after saying why.
 */
export type Write = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: WriteOptions) => Promise<Output<E>>

export function useWrite(): Write {
  const client = useQueryClient()
  return useCallback(
    async (endpoint, input, { done, isInForm, timeout } = {}) => {
      const call = request as (endpoint: Endpoint, input: unknown, options: object) => Promise<Wrapper>
      const { data, msg } = await call(endpoint, input, { raw: true, timeout, ...(isInForm && { message: false }) })
      notify.success(done ?? msg)
      // A page behind another tab reads again when it shows.
      void client.invalidateQueries()
      return data as never
    },
    [client],
  )
}
