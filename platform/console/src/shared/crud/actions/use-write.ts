import type { Endpoint, Input, Output, Wrapper } from 'atrium/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { request, type RequestOptions } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { confirm } from '#shared/feedback/confirm'
import { notify } from '#shared/feedback/notify'
import { translate } from '#shared/i18n/text'
import { texts } from './text'

interface WriteOptions extends Pick<RequestOptions, 'timeout'> {
  /** The message when it is done; that of the server where left out, none with false. */
  done?: string | false
  /** Errors are shown by the form that makes the call. */
  isInForm?: boolean
}

/** For calls of a `RecordForm`, which shows errors at its fields. */
export const inForm: WriteOptions = { isInForm: true }

/**
 * Makes a call that changes records, says that it was done, and lets everything that was read be read again. Where the server
 * asks first, since the call would also change something else, so does this, and makes the call again as confirmed. Rejects
 * like `request`, after saying why; when the person cancels, with the error that asked.
 */
export type Write = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: WriteOptions) => Promise<Output<E>>

/**
 * The `Write` of a component.
 * @example
 * const write = useWrite()
 * await write(api.posts.edit, { body: { ...values, postId, version } }, inForm)
 */
export function useWrite(): Write {
  const client = useQueryClient()
  return useCallback(
    async (endpoint, input, { done, isInForm, timeout } = {}) => {
      const send = request as (endpoint: Endpoint, input: unknown, options: object) => Promise<Wrapper>
      const call = (sent: unknown) => send(endpoint, sent, { raw: true, timeout, ...(isInForm && { message: false }) })
      const { data, msg } = await call(input).catch(async (error: unknown) => {
        if (!(await isConfirmed(error))) throw error
        return call(confirmedInput(endpoint, input))
      })
      if (done !== false) notify.success(done ?? msg)
      // A page behind another tab reads again when it shows.
      void client.invalidateQueries()
      return data as never
    },
    [client],
  )
}

/** Returns whether the error is only a confirmation, and the person confirms. */
async function isConfirmed(error: unknown): Promise<boolean> {
  if (!(error instanceof RequestError) || !error.result?.confirmable) return false
  return confirm({
    title: translate(texts, 'confirmTitle'),
    hint: error.msg,
    action: translate(texts, 'continue'),
    isDanger: true,
  })
}

function confirmedInput({ method }: Endpoint, input: object) {
  const part = method === 'DELETE' ? 'query' : 'body'
  return { ...input, [part]: { ...(input as Record<string, object>)[part], confirmed: true } }
}
